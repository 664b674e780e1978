import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { Brand } from '@broadsheet/contract/brand';
import { AppError } from '@broadsheet/contract/errors';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import { Text } from '@broadsheet/contract/text';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Config } from '../config.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { siteOfRequest } from '../site/brand.ts';
import { siteOf } from '../site/site.ts';
import { changeSettings, SETTING_PREFIX } from './changed-settings.ts';
import { fixturePage } from './fixture-page.ts';
import {
  faultyFixture,
  GALLERY_PATH,
  type GalleryFrame,
  galleryBlock,
  galleryIndex,
  THEMES,
} from './gallery-page.ts';
import { GALLERY_SCRIPT } from './gallery-script.ts';
import { GALLERY_STYLES } from './gallery-styles.ts';
import { type Fixtures, readFixtures } from './read-fixtures.ts';
import { sampleLogo, samplePicture } from './sample-picture.ts';
import type { Workshop } from './workshop.ts';

const BlockParams = Type.Object({ type: Text() });
const FixtureParams = Type.Object({ type: Text(), fixture: Text() });
const BlockQuery = Type.Object({ fixture: Type.Optional(Text()) });
const FixtureQuery = Type.Object({
  brand: Type.Optional(Brand),
  theme: Type.Optional(Type.Enum(THEMES)),
});
/** Fixtures name pictures that exist nowhere else. */
const PictureParams = Type.Object({ name: Text() });

interface BlockGalleryDeps {
  readonly config: Config;
  readonly renderer: PageRenderer;
  readonly definitions: BlockDefinitions;
  readonly workshop?: Workshop | undefined;
}

/** An address may name what every object inherits. */
const own = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);

/** Settings in the query: route schemas drop parameters that they do not name. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));

/** The gallery frames fixtures on its own host only. */
const allowFrames = (reply: FastifyReply): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': policy
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace('frame-src', "frame-src 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
};

const registerAssets = (app: Parameters<FastifyPluginAsyncTypebox>[0]): void => {
  app.get('/dev/gallery.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(GALLERY_SCRIPT),
  );
  app.get('/dev/gallery.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').send(GALLERY_STYLES),
  );
  for (const [folder, render] of Object.entries({ logos: sampleLogo, pictures: samplePicture }))
    app.get(`/${folder}/:name`, { schema: { params: PictureParams } }, (request, reply) =>
      reply.type('image/svg+xml').send(render(request.params.name)),
    );
};

/** Every fixture of every block, on the site of a developer and no other. */
export const createBlockGallery =
  ({ config, renderer, definitions, workshop }: BlockGalleryDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    const loadFixtures = workshop?.fixtures ?? (() => readFixtures(config.rendererDir));

    const findBlock = async (
      type: string,
    ): Promise<{ fixtures: Fixtures; definition: BlockDefinition }> => {
      const definition = own(definitions, type);
      if (!definition) throw new AppError('NOT_FOUND');
      return { fixtures: await loadFixtures(), definition };
    };
    const frameOf = (request: FastifyRequest): GalleryFrame => ({
      themeHref: siteOfRequest(request).themeHref,
      reloadScript: workshop?.reloadScript,
    });

    registerAssets(app);

    app.get(GALLERY_PATH, async (request, reply) => {
      const fixtures = await loadFixtures();
      return allowFrames(reply).send(galleryIndex({ definitions, fixtures }, frameOf(request)));
    });

    app.get(
      `${GALLERY_PATH}/:type`,
      { schema: { params: BlockParams, querystring: BlockQuery } },
      async (request, reply) => {
        const { fixtures, definition } = await findBlock(request.params.type);
        const all = own(fixtures, definition.type) ?? {};
        const name = request.query.fixture ?? Object.keys(all)[0] ?? '';
        const fixture = own(all, name);
        if (!fixture) throw new AppError('NOT_FOUND');
        const query = queryOf(request);
        const changed = changeSettings(definition.settings, fixture.settings, query);
        if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) {
          const settings = [...query].filter(([key]) => key.startsWith(SETTING_PREFIX));
          const { faults } = changed;
          return reply.send({ faults, query: new URLSearchParams(settings).toString() });
        }
        const shown = { fixture: name, changed, query };
        const html = galleryBlock({ definitions, fixtures }, definition, shown, frameOf(request));
        return allowFrames(reply).send(html);
      },
    );

    app.get(
      `${GALLERY_PATH}/:type/:fixture`,
      { schema: { params: FixtureParams, querystring: FixtureQuery } },
      async (request, reply) => {
        const { type, fixture: name } = request.params;
        const { theme, brand = siteOfRequest(request).brand.brand } = request.query;
        const site = siteOf(siteOfRequest(request).snapshot, config, brand);
        const { fixtures, definition } = await findBlock(type);
        const fixture = own(own(fixtures, type), name);
        if (!fixture) throw new AppError('NOT_FOUND');
        const changed = changeSettings(definition.settings, fixture.settings, queryOf(request));
        if (changed.faults.length > 0)
          return allowFrames(reply)
            .code(400)
            .send(faultyFixture(changed, frameOf(request)));
        const shown = { ...fixture, settings: { ...changed.settings } };
        const page = fixturePage(definition, name, shown, { brand, path: request.url });
        const context = {
          brand: site.brand,
          themeHref: site.themeHref,
          messages: site.snapshot.messages[brand],
          hasHostCookies: false,
          ...(theme ? { scheme: theme } : {}),
        };
        const fragments = renderer.renderPage(page, context, ({ error }) => {
          throw new Error(`fixture "${name}" of ${type} could not be rendered`, { cause: error });
        });
        return allowFrames(reply).send(Buffer.concat(fragments.map(({ bytes }) => bytes)));
      },
    );
  };
