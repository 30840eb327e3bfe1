# First stage: the locked dependencies in an environment of their own.
FROM python:3.11-slim AS build
RUN python -m venv /venv
COPY requirements.lock /tmp/
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement /tmp/requirements.lock \
    && /venv/bin/pip uninstall --yes --quiet pip setuptools
COPY bot /app/bot
COPY cogs /app/cogs
COPY engine /app/engine
COPY pyproject.toml LICENSE /app/
RUN /venv/bin/python -m compileall -q /app \
    && printf '#!/bin/sh\nexec /venv/bin/python -m bot "$@"\n' > /venv/bin/lambapea && chmod +x /venv/bin/lambapea

# Second stage: what runs. Only /data is written to, so the root can be mounted read-only.
FROM python:3.11-slim
# For emoji in names; pictures leave them out where there is no font for them.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-noto-color-emoji && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin lambapea \
    && install --directory --owner lambapea --group lambapea /data
COPY --from=build /venv /venv
COPY --from=build /app /app
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/data LOG_FORMAT=json
WORKDIR /app
# By its number, so that a host can tell that it is not root.
USER 10001
VOLUME /data
# Asks the port for hosts where METRICS_PORT opens one; without it a running process counts as healthy.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", "import os, urllib.request as web; port = os.environ.get('METRICS_PORT'); port and web.urlopen(f'http://127.0.0.1:{port}/health', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
