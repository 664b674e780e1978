import type { AnsweredPage } from '@broadsheet/contract/answered-page';
import { CONTROL } from '@broadsheet/contract/experiments';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import fp from 'fastify-plugin';
import type { ServedPage } from '../page/respond/page-response.ts';

/** Requested every few seconds by machines, or many times by one page: lines that nobody reads. */
const QUIET = /^\/(health|metrics|assets|theme)\b/;
const KEY_MAX = 1_000;

/** What the log says about a page that was served. */
const describePage = ({ plan, outcome, audience }: ServedPage): AnsweredPage => {
  const { request, content } = plan;
  const { page, arms, plan: selected } = outcome.selected;
  const { brand, rollout } = content.site;
  const served = page.compiled.experiments.map(({ key }) => [key, arms[key] ?? CONTROL]);
  if (rollout) served.push([ROLLOUT_KEY, rollout.arm]);
  return {
    page: page.kind,
    brand: brand.brand,
    revision: page.revision,
    audience,
    arms: Object.fromEntries(served),
    at: new Date(request.now).toISOString(),
    planKey: selected.key.slice(0, KEY_MAX),
    catalog: request.catalog.id,
    ...(request.preview ? { preview: true } : {}),
  };
};

/** One line for each response; one of a page names all that decided it. */
export const requestLog = fp(
  async (app) => {
    // All that this line says is chosen here, so there is nothing in it to redact.
    const log = app.log.child({}, { redact: [] });
    app.addHook('onResponse', (request, reply, done) => {
      const isQuiet = QUIET.test(request.routeOptions.url ?? '');
      // So many that their lines would be most of the work; they are counted.
      const isRefused = request.slot?.state() === 'refused';
      const level = isQuiet || isRefused ? 'debug' : 'info';
      const durationMs = Math.round(reply.elapsedTime);
      const page = request.served ? describePage(request.served) : {};
      const reqId = request.id;
      log[level]({ reqId, req: request, res: reply, durationMs, ...page }, 'answered');
      done();
    });
  },
  { name: 'request-log' },
);
