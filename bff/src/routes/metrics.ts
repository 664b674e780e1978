import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';

export const createMetricsPlugin = (
  metrics: Metrics,
  countFaults: () => number,
  countLeftOut: () => number,
  countBuiltInMessages: () => number,
  rolloutShare: () => number,
  isRedisAway: () => boolean,
) =>
  fp(
    async (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const labels = { route, method: request.method, status: String(reply.statusCode) };
        metrics.requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
      app.get('/metrics', async (_, reply) => {
        metrics.configFaults.set(countFaults());
        metrics.configLeftOut.set(countLeftOut());
        metrics.builtInMessages.set(countBuiltInMessages());
        metrics.rolloutShare.set(rolloutShare());
        metrics.redisAway.set(isRedisAway() ? 1 : 0);
        return reply
          .type(metrics.registry.contentType)
          .header('cache-control', 'no-store')
          .send(await metrics.registry.metrics());
      });
    },
    { name: 'metrics' },
  );
