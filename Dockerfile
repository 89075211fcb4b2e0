# The site in one image, with three programs: the web process (the default), `worker.mjs`, and
# `prepare.mjs`, which migrates and fills the database. To build it needs no database: it brings one
# along and throws it away. deploy/compose.yaml shows all of them together.
FROM node:24-bookworm-slim AS build
WORKDIR /site
RUN chown node:node /site
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
COPY --chown=node:node packages ./packages
RUN npm ci --no-audit --no-fund
COPY --chown=node:node . .
# Next writes it into the pages: where the site is going to be reached.
ARG SERVER_URL=http://localhost:8080
RUN SERVER_URL=$SERVER_URL npm run build \
  && rm -rf .next/cache \
  && node scripts/image.mjs image

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production \
  NODE_OPTIONS=--conditions=production \
  MALLOC_MMAP_THRESHOLD_=131072 \
  NEXT_TELEMETRY_DISABLED=1 \
  LOG_FORMAT=json \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  MEDIA_DIR=/data/media
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /site/image ./
COPY --from=build --chown=node:node /site/.next ./.next
USER node
# The spool: what was accepted while the database was away must survive a restart.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=50", "--v8-pool-size=0", "dist/server.mjs"]
