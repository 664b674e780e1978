import { AppError } from '@broadsheet/contract/errors';
import type { PageExplanation } from '@broadsheet/contract/explanation';
import type { PageRedirect } from '@broadsheet/contract/page-json';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { withPreview } from '@broadsheet/contract/preview-path';
import { pageCostOf } from '@broadsheet/layout-engine/cost/page-cost';
import { explain } from '@broadsheet/layout-engine/explain';
import type { FastifyPluginAsync } from 'fastify';
import { selectContent } from '../page/plan/select-content.ts';
import { consultedContentOf, selectPagePlan } from '../page/plan/select-page-plan.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { anonymousViewer } from '../page/request/find-viewer.ts';
import type { PageRequest } from '../page/request/page-request.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import type { PageDeps } from '../page/serve-page.ts';
import { resolveOnSite } from '../site/resolve-on-site.ts';
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

const explainPage = (deps: PageDeps, request: PageRequest): PageExplanation | PageRedirect => {
  const match = resolveOnSite(request.site, request.path);
  if ('redirect' in match) return match;
  const viewer = anonymousViewer(request);
  const content = selectContent(deps.experiments, request, viewer, pageNameOf(match));
  const page = content.site.snapshot.pages.get(pageNameOf(match));
  if (!page) throw new AppError('NOT_FOUND');
  const subject = { request, viewer, content };
  const { audience, arms } = selectPagePlan(deps, subject, match, page);
  const cost = pageCostOf(page, {
    definitions: deps.definitions,
    content: consultedContentOf(content.site),
    experiments: content.site.snapshot.experiments,
    now: request.now,
  });
  return {
    path: match.path,
    at: new Date(request.now).toISOString(),
    revision: page.revision,
    audience,
    arms,
    rollout: explainRollout(content.site),
    cost,
    ...explain(page.compiled, audience, arms, request.now),
  };
};

/** Explains why a page is as it is, for holders of a preview of this site; all others get 404. */
export const createExplain =
  (deps: PageDeps, now: () => number): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/explain', async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://site');
      const [path = '', ...others] = searchParams.getAll('path');
      const [token = '', ...further] = searchParams.getAll('preview');
      const isPlain = others.length + further.length === 0 && path.length <= PATH_MAX;
      if (!isPlain || !path.startsWith('/')) throw new AppError('NOT_FOUND');
      const pageRequest = await buildPageRequest(request, reply, {
        address: withPreview(path, token),
        catalog: deps.catalogs.newest,
        now: now(),
        isFollowed: false,
        setsVisitorId: false,
      });
      if (!pageRequest.preview) throw new AppError('NOT_FOUND');
      return markPreview(reply, pageRequest)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(explainPage(deps, pageRequest)));
    });
  };
