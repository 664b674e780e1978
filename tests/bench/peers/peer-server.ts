/**
 * The BFF with additional routes: the public home page and its JSON as the BFF itself has sent them, which is the limit
 * for any rendering behind these hooks; the same page rendered without caches; and rendered by plain React for every
 * request, with the build's class names and with emotion's own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPage, MISSING } from '@broadsheet/bff/page/load/load-page';
import { type PagePlan, planPage } from '@broadsheet/bff/page/plan/plan-page';
import { bodyOf } from '@broadsheet/bff/page/render/page-body';
import { buildPageRequest } from '@broadsheet/bff/page/request/build-page-request';
import { anonymousViewer } from '@broadsheet/bff/page/request/find-viewer';
import { resolvePageCached } from '@broadsheet/bff/page/request/page-match-cache';
import {
  type AssembledPage,
  assembleLoaded,
  sendServedPage,
} from '@broadsheet/bff/page/serve-page';
import { endingOf } from '@broadsheet/upstream/lazy-abort';
import type { FastifyRequest } from 'fastify';
import { answerOf, type CachedAnswer, cacheAnswer, sendAnswer } from './cached-answer.ts';
import { freshRevisions } from './fresh-revisions.ts';
import { openPeerApp } from './open-peer-app.ts';
import type { createPlainRenderer, RenderPlainly } from './plain-page.tsx';

const { app, config, now, pageDeps, close } = await openPeerApp();

const loadPlainRenderer = async (file: string): Promise<RenderPlainly> => {
  const built: { createPlainRenderer: typeof createPlainRenderer } = await import(
    /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href
  );
  return built.createPlainRenderer();
};
const renderPlain = await loadPlainRenderer('plain-page.js');
const renderWithEmotion = await loadPlainRenderer('plain-page-emotion.js');

interface Home extends AssembledPage {
  readonly plan: PagePlan;
}
let home: Home | undefined;

/** The costs of a page besides its creation: its log line and its view. */
const serveHome = (request: FastifyRequest): Home => {
  if (!home) throw new Error('no page is cached yet');
  const { plan, outcome } = home;
  request.served = { plan, outcome, isFromCache: true };
  return home;
};

app.get('/peers/keep', async (request, reply) => {
  const pageRequest = await buildPageRequest(request, reply, {
    address: '/',
    catalog: pageDeps.catalogs.newest,
    now: now(),
    isFollowed: false,
    setsVisitorId: true,
  });
  const match = resolvePageCached(pageRequest.site, '/');
  if ('redirect' in match) throw new Error('the home page redirects');
  const viewer = anonymousViewer(pageRequest);
  const plan = planPage(pageDeps, pageRequest, viewer, match);
  if ('redirect' in plan) throw new Error('the home page redirects');
  const loaded = await loadPage(pageDeps, plan, endingOf(pageRequest.signal()));
  if (loaded === MISSING || 'redirect' in loaded) throw new Error('the home page is not there');
  home = { plan, ...assembleLoaded(plan, loaded) };
  return reply.code(204).send();
});
const serveCached = (path: string, readCached: () => CachedAnswer) =>
  app.get(path, async (request, reply) => {
    serveHome(request);
    return sendAnswer(request, reply, readCached());
  });
const renderPlainly = (path: string, render: RenderPlainly) =>
  app.get(path, async (request, reply) => {
    const { page, outcome } = serveHome(request);
    return sendAnswer(request, reply, answerOf(request, render(page), outcome.policy));
  });
serveCached('/peers/html', () => html);
serveCached('/peers/json', () => json);
renderPlainly('/peers/react', renderPlain);
renderPlainly('/peers/emotion', renderWithEmotion);
let count = 0;
app.get('/peers/cold', async (request, reply) => {
  const { plan, page: served, outcome } = serveHome(request);
  count += 1;
  const page = freshRevisions(served, `${count}`);
  // The renderer caches the document by theme.
  const live = plan.request.site;
  const site = { ...live, themeHref: `${live.themeHref}?${count}` };
  const scope = { site, page: page.page.kind, isPreview: false };
  const { rendered } = pageDeps.rendering.page(page, scope, request.log);
  reply.type('text/html; charset=utf-8');
  const body = bodyOf(rendered);
  return sendServedPage(request, reply, { plan, outcome, body, isFromCache: false }, Date.now());
});

await app.ready();
const host = { host: 'tech.localhost' };
const { statusCode } = await app.inject({ url: '/peers/keep', headers: host });
if (statusCode !== 204) throw new Error(`the home page answered ${statusCode}`);
const html = await cacheAnswer(app, '/');
const json = await cacheAnswer(app, `/api/layout?path=${encodeURIComponent('/')}`);
await app.listen({ port: config.port, host: config.host });
process.once('SIGTERM', close);
