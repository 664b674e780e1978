import { AppError } from '@broadsheet/contract/errors';
import type { PageExplanation } from '@broadsheet/contract/explanation';
import type { PageRedirect } from '@broadsheet/contract/page-json';
import { withPreview } from '@broadsheet/contract/preview-path';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { explain } from '@broadsheet/layout-engine/explain';
import type { FastifyPluginAsync } from 'fastify';
import { selectPagePlan } from '../page/plan/select-page-plan.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import type { PageRequest } from '../page/request/page-request.ts';
import { withRollout } from '../page/request/with-rollout.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import type { PageDeps } from '../page/respond/produce-page.ts';
import type { Site } from '../site/site.ts';

const PATH_MAX = 2_048;

const explainRollout = ({ rollout, next }: Site): PageExplanation['rollout'] =>
  rollout && next
    ? {
        number: next.number,
        share: next.share,
        arm: rollout.arm,
        reason:
          rollout.arm === 'next'
            ? 'the preview asks for the arm next of the rollout'
            : 'previews show what is live, unless they ask for the arm next of the rollout',
      }
    : null;

const explainAsk = (deps: PageDeps, ask: PageRequest): PageExplanation | PageRedirect => {
  const match = resolvePage(ask.site.brand, ask.path);
  if ('redirect' in match) return match;
  const { site } = ask;
  const page = site.snapshot.pages.get(match.kind);
  if (!page) throw new AppError('NOT_FOUND');
  const { audience, arms } = selectPagePlan(deps.experiments, ask, match, page);
  return {
    path: match.path,
    at: new Date(ask.now).toISOString(),
    revision: page.revision,
    audience,
    arms,
    rollout: explainRollout(site),
    ...explain(page.compiled, audience, arms, ask.now),
  };
};

/** Why a page is as it is, for who holds a preview of this site; to all others there is nothing here. */
export const createExplain =
  (deps: PageDeps, now: () => number): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/explain', async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://site');
      const [path = '', ...others] = searchParams.getAll('path');
      const [token = '', ...further] = searchParams.getAll('preview');
      const isPlain = others.length + further.length === 0 && path.length <= PATH_MAX;
      if (!isPlain || !path.startsWith('/')) throw new AppError('NOT_FOUND');
      const asked = withPreview(path, token);
      const ask = await buildPageRequest(request, reply, asked, now(), deps.catalogs.newest);
      if (!ask.preview) throw new AppError('NOT_FOUND');
      return markPreview(reply, ask)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(explainAsk(deps, withRollout(deps.experiments, ask))));
    });
  };
