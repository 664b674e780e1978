import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { FEED_PATH } from '@broadsheet/contract/constants';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { cacheAnswers } from '../crawlers/cache-answers.ts';
import { renderFeed } from '../crawlers/feed-xml.ts';
import { hasArticles, listArticles, loadOwnArticles } from '../crawlers/list-articles.ts';
import { listCompanyPart, listCompanyParts } from '../crawlers/list-companies.ts';
import { listCourses } from '../crawlers/list-courses.ts';
import { listJobPart, listJobParts } from '../crawlers/list-jobs.ts';
import { listPages } from '../crawlers/list-pages.ts';
import { renderSitemapIndex, renderUrlSet, type SitemapEntry } from '../crawlers/sitemap-xml.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { siteOfRequest } from '../site/brand.ts';

const DEADLINE_MS = 20_000;
const HOUR_CONTROL = 'public, max-age=3600';
const params = Type.Object({ part: Type.Integer({ minimum: 1, maximum: 100_000 }) });

/**
 * Serves the sitemaps: an index, permanent pages, courses, articles, and companies and open jobs in parts. The index is
 * cached. A part is created for each request and not stored, so that a million jobs use no memory.
 */
export const createSitemaps =
  (upstream: Pick<Upstream, 'caller'>, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    const cached = cacheAnswers<readonly SitemapEntry[]>(HOUR_MS, now);
    const send = (reply: FastifyReply, xml: string) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', HOUR_CONTROL).send(xml);
    /** For all who share a response: one client that disconnects must not abort it for the others. */
    const callerOf = (request: FastifyRequest): ServiceCaller => {
      const { brand } = siteOfRequest(request).brand;
      const { signal } = new AbortController();
      return upstream.caller({ brand, signal, deadlineMs: DEADLINE_MS });
    };
    const sendPart = async (
      request: FastifyRequest,
      reply: FastifyReply,
      listing: Promise<readonly SitemapEntry[]>,
    ) => {
      const entries = await listing;
      if (entries.length === 0) throw new AppError('NOT_FOUND');
      return send(reply, renderUrlSet(siteOfRequest(request).origin, entries));
    };

    app.get('/sitemap.xml', async (request, reply) => {
      const { brand, origin } = siteOfRequest(request);
      const parts = await cached(brand.brand, async () => {
        const call = callerOf(request);
        const [companies, jobs] = await Promise.all([listCompanyParts(call), listJobParts(call)]);
        return [...companies, ...jobs];
      });
      const plain = [
        { href: '/sitemap-pages.xml' },
        { href: '/sitemap-courses.xml' },
        ...(hasArticles(siteOfRequest(request)) ? [{ href: '/sitemap-articles.xml' }] : []),
      ];
      return send(reply, renderSitemapIndex(origin, [...plain, ...parts]));
    });
    app.get('/sitemap-pages.xml', async (request, reply) => {
      const site = siteOfRequest(request);
      return send(reply, renderUrlSet(site.origin, listPages(site, now())));
    });
    app.get('/sitemap-courses.xml', (request, reply) =>
      sendPart(request, reply, listCourses(callerOf(request))),
    );
    app.get('/sitemap-articles.xml', (request, reply) =>
      sendPart(request, reply, listArticles(siteOfRequest(request), callerOf(request))),
    );
    app.get(FEED_PATH, async (request, reply) => {
      const site = siteOfRequest(request);
      const articles = await loadOwnArticles(site, callerOf(request));
      if (articles.length === 0) throw new AppError('NOT_FOUND');
      const { name } = site.brand;
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', HOUR_CONTROL)
        .send(renderFeed(site.origin, name, articles));
    });
    app.get('/sitemap-companies-:part.xml', { schema: { params } }, (request, reply) =>
      sendPart(request, reply, listCompanyPart(callerOf(request), request.params.part)),
    );
    app.get('/sitemap-jobs-:part.xml', { schema: { params } }, (request, reply) =>
      sendPart(request, reply, listJobPart(callerOf(request), request.params.part)),
    );
  };
