import { ExposureReport } from '@broadsheet/contract/exposure';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { BlockCounter } from '@broadsheet/telemetry/block-counts/block-counter';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { exposuresOf } from '../experiments/exposures-of.ts';
import { limitOfRoute } from '../http/rate-limit/budgets.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { blocksViewed } from '../page/assemble/viewed-blocks.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import { storeFilter } from '../page/respond/store-filter.ts';
import { selectReported } from '../page/select-reported.ts';
import type { PageDeps } from '../page/serve-page.ts';
import { recordedAudience } from '../tracking/recorded-audience.ts';
import type { Tracker } from '../tracking/tracker.ts';

export interface ExposuresDeps extends PageDeps {
  readonly recorder: Recorder;
  readonly blockCounter: BlockCounter;
  readonly tracker: Tracker;
  /** Epoch ms. */
  readonly now: () => number;
}

const BODY_LIMIT = 4096;
const REPORTS_A_MINUTE = 60;

/** Receives what only browsers know: that a block was seen, or that a prefetched page is shown. */
export const createExposures =
  (deps: ExposuresDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { recorder, blockCounter, tracker, now } = deps;
    app.setValidatorCompiler(compileRequestSchema);
    const options = {
      schema: { body: ExposureReport },
      onRequest: requireSameOrigin,
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: limitOfRoute(REPORTS_A_MINUTE) },
    };
    app.post('/api/exposures', options, async (request, reply) => {
      const { path, experiment } = request.body;
      const catalog = resolveCatalog(deps.catalogs, request, reply, false);
      const pageRequest = await buildPageRequest(request, reply, {
        address: path,
        catalog,
        now: now(),
        isFollowed: false,
        setsVisitorId: false,
      });
      const reported = await selectReported(deps, pageRequest);
      if (reported) {
        const { viewer, selected } = reported;
        const { page, counted, plan } = selected;
        const audience = recordedAudience({ request: pageRequest, viewer, selected });
        const activated = counted.activated.get(experiment ?? '');
        const met = activated ? [activated.assignment] : [];
        const assignments = experiment === undefined ? counted.served : met;
        if (experiment === undefined) {
          recorder.viewed(page.name, audience);
          const { brand, rollout } = pageRequest.site;
          const scope = { brand: brand.brand, page: page.name, rollout };
          blockCounter.viewed(blocksViewed(scope, plan.blocks));
          tracker.shown(request, pageRequest.path);
          storeFilter(reply, pageRequest, viewer, page.kind);
        }
        if (assignments.length > 0)
          recorder.exposed(exposuresOf(assignments, audience, pageRequest.now));
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
