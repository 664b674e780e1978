import { HOUR_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import { brandMark, MARK_ICON_NAMES } from '@broadsheet/theme/brand-mark';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsync } from 'fastify';
import { cacheAnswers } from '../crawlers/cache-answers.ts';
import { LLMS_TXT_PATH, renderLlmsTxt } from '../crawlers/llms-txt.ts';
import { renderRobots } from '../crawlers/robots.ts';
import { renderSecurityTxt, SECURITY_TXT_PATH } from '../crawlers/security-txt.ts';
import { siteOfRequest } from '../site/brand.ts';
import { type BrandIcons, loadBrandIcons } from '../site/brand-icons.ts';
import { webManifestOf } from '../site/web-manifest.ts';

const DAY_CONTROL = 'public, max-age=86400';
const HOUR_CONTROL = 'public, max-age=3600';
const PLAIN_TEXT = 'text/plain; charset=utf-8';
const DEADLINE_MS = 20_000;

/** What browsers install the site as: a manifest, and the brand's mark as a vector and as pictures. */
const createAppFiles =
  (icons: BrandIcons): FastifyPluginAsync =>
  async (app) => {
    app.get('/manifest.webmanifest', async (request, reply) => {
      const { brand, snapshot } = siteOfRequest(request);
      const manifest = webManifestOf(brand, snapshot.messages[brand.brand].app, icons.list(brand));
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', HOUR_CONTROL)
        .send(JSON.stringify(manifest));
    });
    app.get('/favicon.svg', async (request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', DAY_CONTROL)
        .send(brandMark(siteOfRequest(request).brand)),
    );
    app.get('/favicon.ico', async (_, reply) =>
      reply.header('cache-control', DAY_CONTROL).redirect('/favicon.svg', 301),
    );
    for (const name of MARK_ICON_NAMES)
      app.get(`/${name}.png`, async (request, reply) => {
        const picture = icons.find(siteOfRequest(request).brand, name);
        if (!picture) throw new AppError('NOT_FOUND');
        return reply.type('image/png').header('cache-control', DAY_CONTROL).send(picture);
      });
  };

interface SiteFilesDeps {
  /** The browser's half of the renderer's build. */
  readonly clientDir: string;
  readonly upstream: Pick<Upstream, 'caller'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Serves the small files that browsers and crawlers request by convention. */
export const createSiteFiles =
  ({ clientDir, upstream, now }: SiteFilesDeps): FastifyPluginAsync =>
  async (app) => {
    await app.register(createAppFiles(await loadBrandIcons(clientDir)));
    const cached = cacheAnswers<string>(HOUR_MS, now);
    app.get('/robots.txt', async (request, reply) => {
      const { brand, origin } = siteOfRequest(request);
      return reply
        .type(PLAIN_TEXT)
        .header('cache-control', DAY_CONTROL)
        .send(renderRobots(brand.brand, origin));
    });
    app.get(SECURITY_TXT_PATH, async (request, reply) => {
      const { brand, origin } = siteOfRequest(request);
      return reply
        .type(PLAIN_TEXT)
        .header('cache-control', HOUR_CONTROL)
        .send(renderSecurityTxt(brand, origin, now()));
    });
    app.get(LLMS_TXT_PATH, async (request, reply) => {
      const site = siteOfRequest(request);
      const { signal } = new AbortController();
      const call = upstream.caller({ brand: site.brand.brand, signal, deadlineMs: DEADLINE_MS });
      const text = await cached(site.brand.brand, () => renderLlmsTxt(site, call));
      return reply.type(PLAIN_TEXT).header('cache-control', HOUR_CONTROL).send(text);
    });
  };
