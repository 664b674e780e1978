import { createAssigner } from '@broadsheet/experiments/assign-arms';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** The assigner of this program; a failing experiment affects no other, and is reported to operators. */
export const createBffAssigner = (metrics: Metrics, log: FastifyBaseLogger) =>
  createAssigner({
    onFault: (error, experiment) => {
      metrics.assignFaults.inc();
      log.error(
        { err: error, experiment },
        'an experiment could not be assigned: control is served',
      );
    },
  });
