import { Brand } from '@broadsheet/contract/brand';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { textBodyOf } from '../http/encoding/text-body.ts';
import { PLAIN_STYLES_PATH } from '../http/plain-page.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { siteOfRequest } from '../site/brand.ts';
import { themeFileOf } from '../site/theme-files.ts';

const CSS = 'text/css; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PLAIN_STYLES =
  'body{margin:0;background:var(--surface,#fff);color:var(--ink,#1b1b1b);font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem}h1{font:600 1.75rem/1.25 Georgia,serif;margin:0 0 1rem}p{margin:0 0 .75rem}a{color:inherit}main:has(article,section){max-width:56rem;margin:3rem auto}pre{overflow-x:auto;white-space:pre-wrap}article,section{border-top:1px solid;padding:1rem 0}h2{font:600 1.25rem/1.3 Georgia,serif;margin:0 0 .5rem}';
const params = Type.Object({
  brand: Brand,
  hash: Type.String({ pattern: '^[0-9a-f]{12}$' }),
});

/**
 * The brands' stylesheets of custom properties, and the one of bare error pages.
 * @param now epoch ms: previews end
 */
export const createTheme =
  (now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    const plain = textBodyOf(PLAIN_STYLES);
    app.get(PLAIN_STYLES_PATH, async (request, reply) =>
      plain.send(request, reply.type(CSS).header('cache-control', 'no-cache')),
    );
    app.get('/theme/:brand-:hash.css', { schema: { params } }, async (request, reply) => {
      const site = siteOfRequest(request);
      const { preview } = await request.resolvePreview(request.url, site, now());
      if (preview) {
        const { body } = themeFileOf(preview.site.brand);
        return body.send(request, reply.type(CSS).header('cache-control', 'private, no-store'));
      }
      const { body, href } = themeFileOf(site.snapshot.brands[request.params.brand]);
      // A page created just before a reload still gets colours, but they must not be cached under the old address.
      const control = href === request.url ? IMMUTABLE : 'no-cache';
      return body.send(request, reply.type(CSS).header('cache-control', control));
    });
  };
