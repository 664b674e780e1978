import type { Upstream } from '@broadsheet/upstream/create-upstream';
import { Gauge, Registry } from 'prom-client';
import { createCacheMetrics } from './cache-metrics.ts';
import { createContentMetrics } from './content-metrics.ts';
import { createEdgeMetrics } from './edge-metrics.ts';
import { createExperimentMetrics } from './experiment-metrics.ts';
import { createPageMetrics } from './page-metrics.ts';
import { createRecordingMetrics } from './recording-metrics.ts';
import { createUpstreamMetrics } from './upstream-metrics.ts';
import { createVitalMetrics } from './vital-metrics.ts';

/** All metrics, in a registry of their own. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const redisAway = new Gauge({
    name: 'redis_away',
    help: '1 while Redis is unreachable, so that each replica counts rate limits by itself.',
    registers,
  });
  const followCaches = createCacheMetrics(registers);
  const { followBreakers, noteCall } = createUpstreamMetrics(registers);
  return {
    registry,
    redisAway,
    followCaches,
    noteCall,
    followUpstream: ({
      breakers,
      lastAnswers,
    }: Pick<Upstream, 'breakers' | 'lastAnswers'>): void => {
      followBreakers(breakers);
      followCaches(() => ({ 'last-good': lastAnswers() }));
    },
    ...createPageMetrics(registers),
    ...createContentMetrics(registers),
    ...createEdgeMetrics(registers),
    ...createExperimentMetrics(registers),
    ...createRecordingMetrics(registers),
    ...createVitalMetrics(registers),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
