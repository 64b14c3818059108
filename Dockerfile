# One image for the shop and its API; compose.yaml says which of them a container is.
ARG NODE=docker.io/library/node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
# As `npm start` installs (scripts/setup/dependencies.mjs): what the lock names.
RUN npm install --no-save --no-audit --no-fund --loglevel=error && npm run build && rm -rf .cache .nx

FROM ${NODE}
ENV NODE_ENV=production VITRAVA_DATA_DIR=/data DATA_DIR=/api RELEASE_STORE_DIR=/data/releases HOST=0.0.0.0 API_HOST=0.0.0.0 MALLOC_ARENA_MAX=2 NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
# Owned by root: what runs cannot change what it runs.
COPY --from=build /app /app
RUN mkdir -p /data /api/backups && chown -R 1000:1000 /data /api && chmod -R 700 /data /api
USER 1000:1000
VOLUME /data
ENTRYPOINT ["node", "scripts/container/main.mjs"]
CMD ["shell/src/server/start.ts"]
