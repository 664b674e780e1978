import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { siteOfRequest } from '../plugins/brand.ts';
import { compileRequestSchema } from '../request-schema.ts';
import { keepAnswers } from '../sitemap/keep-answers.ts';
import { listCompanies } from '../sitemap/list-companies.ts';
import { listCourses } from '../sitemap/list-courses.ts';
import { countJobParts, JOB_PARTS_MOST, listJobPart } from '../sitemap/list-jobs.ts';
import { listPages } from '../sitemap/list-pages.ts';
import { renderSitemapIndex, renderUrlSet } from '../sitemap/sitemap-xml.ts';

const DEADLINE_MS = 20_000;
const HOUR_MS = 3_600_000;
const HOUR_CONTROL = 'public, max-age=3600';
const params = Type.Object({ part: Type.Integer({ minimum: 1, maximum: JOB_PARTS_MOST }) });

/** What search engines may find: an index, the pages that stand, the companies, the courses and the open jobs in parts. */
export const createSitemaps =
  (upstream: Pick<Upstream, 'caller'>, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    const keep = keepAnswers<string>(HOUR_MS, now);
    const send = (reply: FastifyReply, xml: string) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', HOUR_CONTROL).send(xml);
    /** Made once an hour and brand, for all who ask: a client that leaves must not end it for the others. */
    const answerKept = async (
      request: FastifyRequest,
      reply: FastifyReply,
      name: string,
      make: (origin: string, call: ServiceCaller) => Promise<string>,
    ) => {
      const { brand, origin } = siteOfRequest(request);
      const xml = await keep(`${brand.brand} ${name}`, () => {
        const { signal } = new AbortController();
        const ask = { brand: brand.brand, signal, deadlineMs: DEADLINE_MS };
        return make(origin, upstream.caller(ask));
      });
      return send(reply, xml);
    };

    app.get('/sitemap.xml', (request, reply) =>
      answerKept(request, reply, 'index', async (origin, call) => {
        const parts = await countJobParts(call);
        const jobs = Array.from({ length: parts }, (_, at) => `/sitemap-jobs-${at + 1}.xml`);
        const plain = ['/sitemap-pages.xml', '/sitemap-companies.xml', '/sitemap-courses.xml'];
        const hrefs = [...plain, ...jobs];
        return renderSitemapIndex(origin, hrefs);
      }),
    );
    app.get('/sitemap-pages.xml', async (request, reply) => {
      const site = siteOfRequest(request);
      return send(reply, renderUrlSet(site.origin, listPages(site)));
    });
    app.get('/sitemap-companies.xml', (request, reply) =>
      answerKept(request, reply, 'companies', async (origin, call) =>
        renderUrlSet(origin, await listCompanies(call)),
      ),
    );
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
  };
