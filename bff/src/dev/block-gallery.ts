import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { Brand } from '@broadsheet/contract/brand';
import { AppError } from '@broadsheet/contract/errors';
import type { PageRenderer } from '@broadsheet/contract/page-renderer';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Config } from '../config.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { siteOfRequest } from '../site/brand.ts';
import { siteOf } from '../site/site.ts';
import { fixturePage } from './fixture-page.ts';
import { type Fixture, readFixtures } from './read-fixtures.ts';
import { sampleLogo, samplePicture } from './sample-picture.ts';

const params = Type.Object({ type: Type.String(), fixture: Type.String() });
/** Fixtures name pictures that exist nowhere else. */
const picture = Type.Object({ name: Type.String() });
const querystring = Type.Object({
  brand: Type.Optional(Brand),
  theme: Type.Optional(Type.Enum(['light', 'dark'])),
});

interface BlockGalleryDeps {
  readonly config: Config;
  readonly renderer: PageRenderer;
  readonly definitions: BlockDefinitions;
}

/** An address may name what every object inherits. */
const own = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);

/** Lets the gallery show a fixture in a frame; no other host may. */
const allowFrame = (reply: FastifyReply): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
};

/** Every fixture of every block, on the site of a developer and no other. */
export const createBlockGallery =
  ({ config, renderer, definitions }: BlockGalleryDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);

    const findFixture = async (
      type: string,
      name: string,
    ): Promise<{ definition: BlockDefinition; fixture: Fixture }> => {
      const fixture = own(own(await readFixtures(config.rendererDir), type), name);
      const definition = own(definitions, type);
      if (!fixture || !definition) throw new AppError('NOT_FOUND');
      return { definition, fixture };
    };

    for (const [folder, draw] of Object.entries({ logos: sampleLogo, pictures: samplePicture }))
      app.get(`/${folder}/:name`, { schema: { params: picture } }, async (request, reply) =>
        reply.type('image/svg+xml').send(draw(request.params.name)),
      );

    app.get(
      '/dev/blocks/:type/:fixture',
      { schema: { params, querystring } },
      async (request, reply) => {
        const { type, fixture: name } = request.params;
        const { theme, brand = siteOfRequest(request).brand.brand } = request.query;
        const site = siteOf(siteOfRequest(request).snapshot, config, brand);
        const { definition, fixture } = await findFixture(type, name);
        const page = fixturePage(definition, name, fixture, { brand, path: request.url });
        const context = {
          brand: site.brand,
          themeHref: site.themeHref,
          hasHostCookies: false,
          ...(theme ? { scheme: theme } : {}),
        };
        const fragments = renderer.renderPage(page, context, ({ error }) => {
          throw new Error(`fixture "${name}" of ${type} could not be rendered`, { cause: error });
        });
        allowFrame(reply).type('text/html; charset=utf-8');
        return reply.send(Buffer.concat(fragments.map(({ bytes }) => bytes)));
      },
    );
  };
