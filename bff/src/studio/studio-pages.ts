import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { AppError } from '@broadsheet/contract/errors';
import { STUDIO_API_PATH, STUDIO_PATH } from '@broadsheet/contract/studio/studio-call';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../http/plain-page.ts';
import { siteOfRequest } from '../site/brand.ts';
import { readStudioBuild, type StudioBuild } from './studio-build.ts';
import { studioDocument, studioPolicy } from './studio-document.ts';

const NONCE_BYTES = 18;

const NO_DATABASE =
  '<h1>Studio needs a database</h1><p>This site runs without one, so you cannot edit it here. Ask your engineering team to start the site with a database (DATABASE_URL).</p>';
const NO_BUILD =
  '<h1>Studio is not built</h1><p>Ask your engineering team to run <code>npm run build</code> and restart the site.</p>';

interface StudioPagesDeps {
  /** The folder of Studio's build. */
  readonly studioDir: string;
  readonly hasDatabase: boolean;
  /** Whether another person must approve every change. */
  readonly needsReview: boolean;
  /** Replaces the build in the folder; its files are served elsewhere. */
  readonly build?: StudioBuild | undefined;
}

/** Serves Studio's document at all of its addresses, and its files. */
export const createStudioPages =
  ({ studioDir, hasDatabase, needsReview, build: given }: StudioPagesDeps): FastifyPluginAsync =>
  async (app) => {
    const build = given ?? (await readStudioBuild(studioDir, STUDIO_PATH));
    if (build && !given)
      await app.register(fastifyStatic, {
        root: join(studioDir, 'assets'),
        prefix: `${STUDIO_PATH}/assets/`,
        immutable: true,
        maxAge: '365d',
        index: false,
        dotfiles: 'deny',
        // Studio's build writes compressed copies next to the files.
        preCompressed: true,
        decorateReply: false,
      });

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (`${request.url}/`.startsWith(`${STUDIO_API_PATH}/`)) throw new AppError('NOT_FOUND');
      const { brand, themeHref } = siteOfRequest(request);
      reply.type('text/html; charset=utf-8').headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      if (!build || !hasDatabase) {
        const why = hasDatabase ? NO_BUILD : NO_DATABASE;
        return reply.code(503).send(plainPage('Studio', why, themeHref));
      }
      const hasSession = request.readCookie('studio_session') !== undefined;
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      return reply.header('content-security-policy', studioPolicy(nonce)).send(
        studioDocument({
          build,
          siteName: brand.name,
          needsReview,
          hasSession,
          themeHref,
          nonce,
        }),
      );
    };
    app.get(STUDIO_PATH, answer);
    app.get(`${STUDIO_PATH}/*`, answer);
  };
