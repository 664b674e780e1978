import type { FastifyInstance } from 'fastify';
import { createHealth } from '../routes/health.ts';
import { createMetricsPlugin } from '../routes/metrics.ts';
import type { AppDeps } from './app-deps.ts';

/** Health and metrics, for operators. */
export const registerOperations = async (
  app: FastifyInstance,
  { content, upstream, redis, metrics, isClosing }: AppDeps,
): Promise<void> => {
  const countFaults = () => content.faults().length;
  const countLeftOut = () => content.leftOut().length;
  const rolloutShare = () => content.rollout()?.share ?? 0;
  const isRedisAway = () => redis?.isAway() ?? false;
  const degraded = () => [...upstream.degraded(), ...(isRedisAway() ? ['redis' as const] : [])];
  await app.register(createHealth({ isClosing, degraded, countFaults, countLeftOut }));
  await app.register(
    createMetricsPlugin(
      metrics,
      countFaults,
      countLeftOut,
      () => content.current().builtInMessages,
      rolloutShare,
      isRedisAway,
    ),
  );
};
