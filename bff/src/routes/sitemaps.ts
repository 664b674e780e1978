import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { siteOfRequest } from '../plugins/brand.ts';
import { compileRequestSchema } from '../request-schema.ts';
import { keepAnswers } from '../sitemap/keep-answers.ts';

<<<<<<< HEAD

import { listCompanyPart, listCompanyParts } from '../sitemap/list-companies.ts';
import { listJobPart, listJobParts } from '../sitemap/list-jobs.ts';

=======

import { listCompanies } from '../sitemap/list-companies.ts';
import { listCourses } from '../sitemap/list-courses.ts';
import { countJobParts, JOB_PARTS_MOST, listJobPart } from '../sitemap/list-jobs.ts';

>>>>>>> learning

import { listPages } from '../sitemap/list-pages.ts';
import { renderSitemapIndex, renderUrlSet, type SitemapEntry } from '../sitemap/sitemap-xml.ts';

const DEADLINE_MS = 20_000;
const HOUR_MS = 3_600_000;
const HOUR_CONTROL = 'public, max-age=3600';
const params = Type.Object({ part: Type.Integer({ minimum: 1, maximum: 100_000 }) });

<<<<<<< HEAD
/**
 * What search engines may find: an index, the pages that stand, the companies and the open jobs in parts. The index is
 * kept; a part is made for each who asks and then forgotten, so that a million jobs fill no memory.
 */
=======
/** What search engines may find: an index, the pages that stand, the companies, the courses and the open jobs in parts. */
>>>>>>> learning
export const createSitemaps =
  (upstream: Pick<Upstream, 'caller'>, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    const keep = keepAnswers<readonly SitemapEntry[]>(HOUR_MS, now);
    const send = (reply: FastifyReply, xml: string) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', HOUR_CONTROL).send(xml);
    /** For all who share an answer: a client that leaves must not end it for the others. */
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
      if (entries.length === 0) throw new CatalogueError('NOT_FOUND');
      return send(reply, renderUrlSet(siteOfRequest(request).origin, entries));
    };

<<<<<<< HEAD
    app.get('/sitemap.xml', async (request, reply) => {
      const { brand, origin } = siteOfRequest(request);
      const parts = await keep(brand.brand, async () => {
        const call = callerOf(request);
        const [companies, jobs] = await Promise.all([listCompanyParts(call), listJobParts(call)]);
        return [...companies, ...jobs];
      });
      return send(reply, renderSitemapIndex(origin, [{ href: '/sitemap-pages.xml' }, ...parts]));
    });
=======
    app.get('/sitemap.xml', (request, reply) =>
      answerKept(request, reply, 'index', async (origin, call) => {
        const parts = await countJobParts(call);
        const jobs = Array.from({ length: parts }, (_, at) => `/sitemap-jobs-${at + 1}.xml`);
        const plain = ['/sitemap-pages.xml', '/sitemap-companies.xml', '/sitemap-courses.xml'];
        const hrefs = [...plain, ...jobs];
        return renderSitemapIndex(origin, hrefs);
      }),
    );
>>>>>>> learning
    app.get('/sitemap-pages.xml', async (request, reply) => {
      const site = siteOfRequest(request);
      return send(reply, renderUrlSet(site.origin, listPages(site)));
    });
    app.get('/sitemap-companies-:part.xml', { schema: { params } }, (request, reply) =>
      sendPart(request, reply, listCompanyPart(callerOf(request), request.params.part)),
    );
    app.get('/sitemap-jobs-:part.xml', { schema: { params } }, (request, reply) =>
      sendPart(request, reply, listJobPart(callerOf(request), request.params.part)),
    );
<<<<<<< HEAD
=======
    app.get('/sitemap-courses.xml', (request, reply) =>
      answerKept(request, reply, 'courses', async (origin, call) =>
        renderUrlSet(origin, await listCourses(call)),
      ),
    );
    app.get('/sitemap-jobs-:part.xml', { schema: { params } }, (request, reply) => {
      const { part } = request.params;
      return answerKept(request, reply, `jobs ${part}`, async (origin, call) => {
        const entries = await listJobPart(call, part);
        if (entries.length === 0) throw new CatalogueError('NOT_FOUND');
        return renderUrlSet(origin, entries);
      });
    });
>>>>>>> learning
  };
