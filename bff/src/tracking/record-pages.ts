import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import fp from 'fastify-plugin';
import { exposuresOf } from '../experiments/exposures-of.ts';
import { isPrefetched, isSeen } from '../http/is-seen.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ServedPage } from '../page/respond/page-response.ts';
import { recordedAudience } from './recorded-audience.ts';
import type { Tracker } from './tracker.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that answers this request, once it is created. */
    served: ServedPage | undefined;
  }
}

export interface RecordingDeps {
  readonly recorder: Recorder;
  readonly blockCounter: BlockCounter;
  readonly metrics: Pick<Metrics, 'plans' | 'arms'>;
}

/** After each response, records plans, page views, their blocks, exposures, and the events among them. */
export const createRecording = (
  { recorder, blockCounter, metrics }: RecordingDeps,
  tracker: Tracker,
) =>
  fp(
    async (app) => {
      const record = ({ plan, outcome }: ServedPage): void => {
        const { page, counted } = plan.selected;
        const audience = recordedAudience(plan);
        recorder.viewed(page.name, audience);
        blockCounter.viewed(outcome.viewed);
        for (const { key, arm } of counted.served) metrics.arms.inc({ experiment: key, arm });
        if (counted.served.length > 0)
          recorder.exposed(exposuresOf(counted.served, audience, plan.request.now));
      };
      app.decorateRequest('served', undefined);
      app.addHook('onResponse', (request, reply, done) => {
        const { served } = request;
        if (served && !served.plan.request.preview) {
          const { request: pageRequest, selected } = served.plan;
          const { path } = pageRequest;
          const { scope } = served.outcome.policy.cache;
          metrics.plans.inc({ page: selected.page.kind, scope });
          if (isSeen(request, reply)) {
            record(served);
            tracker.viewed(request, path);
          }
          if (isPrefetched(request, reply)) tracker.notePrefetch(request, path);
        }
        done();
      });
    },
    { name: 'recording' },
  );
