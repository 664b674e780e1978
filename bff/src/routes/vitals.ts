import { rateVital, type Vital, VitalsReport } from '@broadsheet/contract/vitals';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { blocksViewed } from '../page/assemble/viewed-blocks.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import { selectReported } from '../page/select-reported.ts';
import type { PageDeps } from '../page/serve-page.ts';

export interface VitalsDeps extends PageDeps {
  readonly recorder: Pick<Recorder, 'measured'>;
  readonly blockCounter: BlockCounter;
  readonly metrics: Pick<Metrics, 'vitals'>;
  /** Epoch ms. */
  readonly now: () => number;
}

const MEASURED_VITALS: ReadonlyMap<Vital, 'lcp' | 'inp'> = new Map([
  ['LCP', 'lcp'],
  ['INP', 'inp'],
]);

const BODY_LIMIT = 4096;
const REPORTS_A_MINUTE = 60;

/**
 * Receives how fast a page was for a person. The page, its arms and the types of its blocks are selected again from the
 * request, so that a report can name none that are not there. For people of an experiment of the page, LCP and INP are
 * measures, at most one a page and day, so that no browser outweighs others; nothing else is stored for a person.
 */
export const createVitals =
  (deps: VitalsDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { blockCounter, metrics, now, recorder } = deps;
    app.setValidatorCompiler(compileRequestSchema);
    const options = {
      schema: { body: VitalsReport },
      onRequest: requireSameOrigin,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: limitOfRoute(REPORTS_A_MINUTE) },
    };
    app.post('/api/vitals', options, async (request, reply) => {
      const { path, vitals } = request.body;
      const pageRequest = await buildPageRequest(request, reply, {
        address: path,
        catalog: resolveCatalog(deps.catalogs, request, reply, false),
        now: now(),
        isFollowed: false,
        setsVisitorId: false,
      });
      const reported = await selectReported(deps, pageRequest);
      if (reported && !reported.selected.audience.crawler) {
        const { page, plan, counted, audience } = reported.selected;
        const scope = { brand: audience.brand, page: page.name, rollout: null };
        const { blocks } = blocksViewed(scope, plan.blocks);
        const arms = counted.served.map(({ key, arm }) => ({ experiment: key, arm }));
        const found =
          arms.length > 0 ? request.resolveParticipation(request.claimedSeekerId()) : null;
        const day = new Date(pageRequest.now).toISOString().slice(0, 10);
        const participant = found && !found.isNew ? found.participant : null;
        for (const { vital, value, block } of vitals) {
          const source = MEASURED_VITALS.get(vital);
          if (participant && source)
            recorder.measured({
              source,
              participant,
              brand: audience.brand,
              subject: `${page.name} ${day}`,
              value,
              at: pageRequest.now,
            });
          const type = blocks.find(({ id }) => id === block)?.type ?? null;
          const { brand, device } = audience;
          blockCounter.measured({ brand, page: page.name, device, vital, value, type, arms });
          metrics.vitals({
            vital,
            value,
            page: page.name,
            type,
            arms,
            rating: rateVital(vital, value),
          });
        }
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
