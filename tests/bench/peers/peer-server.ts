/**
 * The BFF with three routes more: the public home page and its JSON as bytes made once, which is the limit of what
 * any rendering behind these hooks can reach, and the same page rendered plainly by React for every request.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bodyOf } from '@broadsheet/bff/answer/page-body';
import { createApp } from '@broadsheet/bff/app';
import { askPage } from '@broadsheet/bff/ask-page';
import { loadConfig } from '@broadsheet/bff/config';
import { createBffAssigner } from '@broadsheet/bff/experiments/create-bff-assigner';
import { keepNoResults } from '@broadsheet/bff/kept/kept-results';
import { loadCatalogs } from '@broadsheet/bff/load-catalogs';
import { loadRenderer } from '@broadsheet/bff/load-renderer';
import { createLog } from '@broadsheet/bff/log';
import { createMetrics } from '@broadsheet/bff/metrics';
import { openBffRecorder } from '@broadsheet/bff/open-bff-recorder';
import type { PageAsk } from '@broadsheet/bff/page/page-ask';
import { planPage, producePage, type WholePage } from '@broadsheet/bff/page/produce-page';
import { serveCatalogs } from '@broadsheet/bff/page/served-catalog';
import { createRendering } from '@broadsheet/bff/rendering';
import { sendPage } from '@broadsheet/bff/send-page';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { blockLoaders } from '@broadsheet/blocks/server';
import { openContentStore } from '@broadsheet/content-store/open-content-store';
import { CALLS } from '@broadsheet/contract/calls';
import { createFragment, type Fragment } from '@broadsheet/contract/fragment';
import { createUpstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { createPlainRenderer } from './plain-page.tsx';

const SITE_SECRET = 'a secret of the bench, of 32 letters';
const RECORDER_CLOSE_MS = 500;

const config = loadConfig(process.env);
const log = createLog(config.logLevel);
const metrics = createMetrics();
const now = Date.now;
const content = await openContentStore({
  dir: config.contentDir,
  definitions: blockDefinitions,
  watch: false,
  log,
});
const upstream = createUpstream({
  baseUrls: config.serviceUrls,
  log,
  now,
  onCall: metrics.noteCall,
});
const { database } = config;
const recorder = await openBffRecorder({
  database,
  metrics,
  log,
  now,
  closeMs: RECORDER_CLOSE_MS,
});
const renderer = await loadRenderer(config.rendererDir);
const catalogs = await loadCatalogs(config.rendererDir);
const assign = createBffAssigner(metrics, log);
const blocks = { definitions: blockDefinitions, loaders: blockLoaders };
const app = await createApp({
  ...blocks,
  config,
  content,
  upstream,
  renderer,
  catalogs,
  calls: CALLS,
  siteSecret: SITE_SECRET,
  assign,
  recorder,
  metrics,
  log,
  now,
  isClosing: () => false,
});

const pageDeps = {
  ...blocks,
  upstream,
  experiments: { assign, recorder, onAssignFault: () => undefined },
  catalogs: serveCatalogs(catalogs),
  log,
  onBlock: () => undefined,
  results: keepNoResults,
};
const rendering = createRendering({ renderer, onUnrendered: () => undefined });

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}
interface Kept {
  readonly ask: PageAsk;
  readonly whole: WholePage;
  readonly html: Answer;
  readonly json: Answer;
}
let kept: Kept | undefined;

const textOf = (fragments: readonly Fragment[]): string =>
  fragments.map(({ bytes }) => bytes.toString()).join('');

const answerOf = (type: string, text: string): Answer => {
  const body = Buffer.from(text);
  return { type, body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
};

const keepHome = async (request: FastifyRequest, reply: FastifyReply): Promise<Kept> => {
  const ask = await askPage(request, reply, '/', now(), pageDeps.catalogs.newest);
  const planned = planPage(pageDeps, ask);
  if ('redirect' in planned) throw new Error('the home page redirects');
  const whole = await producePage(pageDeps, ask, planned);
  if ('redirect' in whole) throw new Error('the home page redirects');
  return {
    ask,
    whole,
    html: answerOf(
      'text/html; charset=utf-8',
      textOf(rendering.page(whole.page, ask.site, log).drawn),
    ),
    json: answerOf('application/json; charset=utf-8', JSON.stringify(whole.page)),
  };
};
const takeKept = (): Kept => {
  if (!kept) throw new Error('no page is kept yet');
  return kept;
};

/** What every answer of a page costs beside its making: its log line, its view and its headers. */
const sendBytes = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
  const { ask, whole } = takeKept();
  const { decided } = whole;
  request.served = { ask, decided };
  reply.header('cache-control', decided.policy.control).header('etag', answer.etag);
  if (decided.policy.tag) reply.header('cache-tag', decided.policy.tag);
  return reply.type(answer.type).send(answer.body);
};

const plainPage = pathToFileURL(join(import.meta.dirname, 'plain-page.js')).href;
const plainly: { createPlainRenderer: typeof createPlainRenderer } = await import(
  /* @vite-ignore */ plainPage
);
const renderPlainly = await plainly.createPlainRenderer();

app.get('/peers/keep', async (request, reply) => {
  kept = await keepHome(request, reply);
  return reply.code(204).send();
});
app.get('/peers/html', async (request, reply) => sendBytes(request, reply, takeKept().html));
app.get('/peers/json', async (request, reply) => sendBytes(request, reply, takeKept().json));
app.get('/peers/react', async (request, reply) => {
  const { ask, whole } = takeKept();
  reply.type('text/html; charset=utf-8');
  const body = bodyOf([createFragment(renderPlainly(whole.page), false)]);
  return sendPage(request, reply, ask, { decided: whole.decided, body });
});

const { statusCode } = await app.inject({
  url: '/peers/keep',
  headers: { host: 'tech.localhost' },
});
if (statusCode !== 204) throw new Error(`the home page answered ${statusCode}`);
await app.listen({ port: config.port, host: config.host });
process.once('SIGTERM', async () => {
  app.server.closeAllConnections();
  await app.close();
  await recorder.close();
  await Promise.all([content.close(), upstream.close()]);
});
