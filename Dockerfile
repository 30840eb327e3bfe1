# What everything stands on, in one place; `make pin` writes the digest of the newest beside the name.
ARG PYTHON=python:3.11-slim

# First stage: the locked dependencies in an environment of their own, and all that can be compiled beforehand.
FROM ${PYTHON} AS build
RUN python -m venv /venv
COPY requirements.lock /tmp/
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement /tmp/requirements.lock \
    && /venv/bin/pip uninstall --yes --quiet pip setuptools
COPY bot /app/bot
COPY cogs /app/cogs
COPY engine /app/engine
COPY pyproject.toml LICENSE /app/
RUN cd /app && /venv/bin/python -m compileall -q . && /venv/bin/python -m engine.search \
    && printf '#!/bin/sh\nexec /venv/bin/python -m bot "$@"\n' > /venv/bin/lambapea && chmod +x /venv/bin/lambapea

# Second stage: what runs. Only /data and /tmp are written to, so the root can be mounted read-only.
FROM ${PYTHON}
# For emoji in names; pictures leave them out where there is no font for them.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-noto-color-emoji && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin lambapea \
    && install --directory --owner lambapea --group lambapea /data
COPY --from=build /venv /venv
COPY --from=build /app /app
ENV PATH=/venv/bin:$PATH PYTHONPATH=/app PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/data LOG_FORMAT=json
# From here `data`, which is in the .env of who runs it without a container too, is /data.
WORKDIR /
# By its number, so that a host can tell that it is not root.
USER 10001
VOLUME /data
# The bot touches the file every ten seconds in which it hears Discord and its database answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD test -n "$(find /tmp/lambapea-healthy -mmin -1 2>/dev/null)"
ENTRYPOINT ["lambapea"]
CMD ["run", "--health-file", "/tmp/lambapea-healthy"]
