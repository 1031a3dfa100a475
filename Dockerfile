# Two stages: the first has npm and the tools of a build, the second only what runs. Both bases may be others that are alike.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS made
WORKDIR /made
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run release -- --folder && mv release/vouchsafe-* /opt/vouchsafe

FROM ${BASE_IMAGE}
RUN useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin vouchsafe \
  && install -d -m 700 -o vouchsafe -g vouchsafe /data \
  && ln -s /opt/vouchsafe/bin/vouchsafe /usr/local/bin/vouchsafe
COPY --from=made /opt/vouchsafe /opt/vouchsafe
# The root may be read-only: everything that is written goes to /data and /tmp.
ENV HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
USER vouchsafe
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=2m --interval=15s --timeout=6s CMD ["vouchsafe", "healthy"]
# Each step becomes the next one, so the service itself gets the signals.
ENTRYPOINT ["vouchsafe"]
CMD ["start"]
