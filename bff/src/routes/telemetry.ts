import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BlockFault } from '@broadsheet/contract/telemetry';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { siteOfRequest } from '../site/brand.ts';

const BODY_LIMIT = 1024;
const REPORTS_A_MINUTE = 20;

export interface TelemetryDeps {
  readonly metrics: Metrics;
  readonly definitions: BlockDefinitions;
  readonly blockCounter: BlockCounter;
  readonly recorder: Pick<Recorder, 'measured'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** One measure a minute, so that one after an exposure counts although there was one before it. */
const minuteOf = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** Receives browser reports about blocks. All unknown types count as one, so that clients cannot create labels. */
export const createTelemetry =
  ({
    metrics,
    definitions,
    blockCounter,
    recorder,
    now,
  }: TelemetryDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    const options = {
      schema: { body: BlockFault },
      onRequest: requireSameOrigin,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: limitOfRoute(REPORTS_A_MINUTE) },
    };
    app.post('/api/telemetry', options, async (request, reply) => {
      const { type, reason } = request.body;
      const known = Object.hasOwn(definitions, type) ? type : 'not-known';
      metrics.browserFaults.inc({ type: known, reason });
      blockCounter.faulted({ type: known, reason });
      const found = request.resolveParticipation(request.claimedSeekerId());
      if (found && !found.isNew) {
        const at = now();
        recorder.measured({
          source: 'page-error',
          participant: found.participant,
          brand: siteOfRequest(request).brand.brand,
          subject: minuteOf(at),
          value: 1,
          at,
        });
      }
      request.log.warn({ fault: request.body }, 'a browser reports a block');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
