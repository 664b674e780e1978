import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { PageJson } from '@broadsheet/contract/page-json';
import { layoutJsonSchema } from '@broadsheet/layout-engine/layout-json-schema';
import type { FastifyPluginAsync } from 'fastify';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export const createSchemas =
  (definitions: BlockDefinitions): FastifyPluginAsync =>
  async (app) => {
    const schemas = {
      page: JSON.stringify({ $schema: DIALECT, ...PageJson }),
      layout: JSON.stringify(layoutJsonSchema(definitions)),
    };
    for (const [name, schema] of Object.entries(schemas)) {
      app.get(`/api/schema/${name}.json`, async (_, reply) =>
        reply
          .type('application/schema+json; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .send(schema),
      );
    }
  };
