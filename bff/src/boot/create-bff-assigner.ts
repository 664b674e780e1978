import { createAssigner } from '@broadsheet/experiments/assign-arms';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** The assigner of this program; one experiment that cannot be dealt costs itself, and operators hear of it. */
export const createBffAssigner = (metrics: Metrics, log: FastifyBaseLogger) =>
  createAssigner({
    onFault: (error, experiment) => {
      metrics.assignFaults.inc();
      log.error({ err: error, experiment }, 'an experiment could not be dealt: control is served');
    },
  });
