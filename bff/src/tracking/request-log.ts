import type { AnsweredPage } from '@broadsheet/contract/answered-page';
import { CONTROL } from '@broadsheet/contract/experiments';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import pino from 'pino';
import type { ServedPage } from '../page/respond/page-response.ts';

/** Requested every few seconds by machines, or many times by one page: log lines without value. */
const QUIET = /^\/(health|metrics|assets|theme)\b/;
const KEY_MAX = 1_000;

/** The fields that a served page adds to its log line. */
const describePage = ({ plan }: ServedPage): AnsweredPage => {
  const { request, content } = plan;
  const { page, arms, audience, plan: selected } = plan.selected;
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

/** Whether lines of a level are written. `silent` has no value. */
const isWritten = ({ level }: FastifyBaseLogger, of: 'debug' | 'info'): boolean =>
  (pino.levels.values[of] ?? 0) >= (pino.levels.values[level] ?? Number.POSITIVE_INFINITY);

/** Logs one line for each response; that of a page lists everything that decided it. */
export const requestLog = fp(
  async (app) => {
    // The line contains only the fields chosen here, so nothing needs redaction.
    const log = app.log.child({}, { redact: [] });
    app.addHook('onResponse', (request, reply, done) => {
      const isQuiet = QUIET.test(request.routeOptions.url ?? '');
      // Refusals come in such numbers that logging would be most of the work; they are counted instead.
      const isRefused = request.slot?.state() === 'refused';
      const level = isQuiet || isRefused ? 'debug' : 'info';
      if (!isWritten(log, level)) return done();
      const durationMs = Math.round(reply.elapsedTime);
      const page = request.served ? describePage(request.served) : {};
      const reqId = request.id;
      log[level]({ reqId, req: request, res: reply, durationMs, ...page }, 'answered');
      done();
    });
  },
  { name: 'request-log' },
);
