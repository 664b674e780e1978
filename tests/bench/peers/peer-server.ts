/**
 * The BFF with some routes more: the public home page and its JSON as the BFF itself has sent them, which is the limit
 * of what any rendering behind these hooks can reach; the same page drawn as if for the first time; and rendered plainly
 * by React for every request, with the build's class names and with emotion's own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bodyOf } from '@broadsheet/bff/page/render/page-body';
import { buildPageRequest } from '@broadsheet/bff/page/request/build-page-request';
import type { PageRequest } from '@broadsheet/bff/page/request/page-request';
import {
  type CompletePage,
  planPage,
  producePage,
} from '@broadsheet/bff/page/respond/produce-page';
import { sendPage } from '@broadsheet/bff/page/respond/send-page';
import type { FastifyRequest } from 'fastify';
import { answerOf, type CachedAnswer, cacheAnswer, sendAnswer } from './cached-answer.ts';
import { freshRevisions } from './fresh-revisions.ts';
import { openPeerApp } from './open-peer-app.ts';
import type { createPlainRenderer, RenderPlainly } from './plain-page.tsx';

const { app, config, now, pageDeps, rendering, close } = await openPeerApp();

const loadPlainRenderer = async (file: string): Promise<RenderPlainly> => {
  const built: { createPlainRenderer: typeof createPlainRenderer } = await import(
    /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href
  );
  return built.createPlainRenderer();
};
const renderPlain = await loadPlainRenderer('plain-page.js');
const renderWithEmotion = await loadPlainRenderer('plain-page-emotion.js');

interface Home {
  readonly pageRequest: PageRequest;
  readonly complete: CompletePage;
}
let home: Home | undefined;

/** What every answer of a page costs beside its making: its log line and its view. */
const serveHome = (request: FastifyRequest): Home => {
  if (!home) throw new Error('no page is kept yet');
  request.served = {
    pageRequest: home.pageRequest,
    decided: home.complete.decided,
    isFromCache: true,
  };
  return home;
};

app.get('/peers/keep', async (request, reply) => {
  const pageRequest = await buildPageRequest(request, reply, '/', now(), pageDeps.catalogs.newest);
  const planned = planPage(pageDeps, pageRequest);
  if ('redirect' in planned) throw new Error('the home page redirects');
  const complete = await producePage(pageDeps, pageRequest, planned);
  if ('redirect' in complete) throw new Error('the home page redirects');
  home = { pageRequest, complete };
  return reply.code(204).send();
});
const serveCached = (path: string, readCached: () => CachedAnswer) =>
  app.get(path, async (request, reply) => {
    serveHome(request);
    return sendAnswer(request, reply, readCached());
  });
const renderPlainly = (path: string, render: RenderPlainly) =>
  app.get(path, async (request, reply) => {
    const { complete } = serveHome(request);
    return sendAnswer(
      request,
      reply,
      answerOf(request, render(complete.page), complete.decided.policy),
    );
  });
serveCached('/peers/html', () => html);
serveCached('/peers/json', () => json);
renderPlainly('/peers/react', renderPlain);
renderPlainly('/peers/emotion', renderWithEmotion);
let count = 0;
app.get('/peers/cold', async (request, reply) => {
  const { pageRequest, complete } = serveHome(request);
  count += 1;
  const page = freshRevisions(complete.page, `${count}`);
  // What a renderer keeps of the document goes by the theme.
  const site = { ...pageRequest.site, themeHref: `${pageRequest.site.themeHref}?${count}` };
  const { drawn: rendered } = rendering.page(page, site, request.log);
  reply.type('text/html; charset=utf-8');
  const { decided } = complete;
  return sendPage(request, reply, {
    pageRequest,
    decided,
    body: bodyOf(rendered),
    isFromCache: false,
  });
});

await app.ready();
const host = { host: 'tech.localhost' };
const { statusCode } = await app.inject({ url: '/peers/keep', headers: host });
if (statusCode !== 204) throw new Error(`the home page answered ${statusCode}`);
const html = await cacheAnswer(app, '/');
const json = await cacheAnswer(app, `/api/layout?path=${encodeURIComponent('/')}`);
await app.listen({ port: config.port, host: config.host });
process.once('SIGTERM', close);
