import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { layoutJsonSchema } from '@broadsheet/layout-engine/layout-json-schema';
import { pageJsonSchema } from '@broadsheet/layout-engine/page-json-schema';
import type { FastifyPluginAsync } from 'fastify';

export const createSchemas =
  (definitions: BlockDefinitions): FastifyPluginAsync =>
  async (app) => {
    const write = {
      page: () => JSON.stringify(pageJsonSchema(definitions)),
      layout: () => JSON.stringify(layoutJsonSchema(definitions)),
    };
    for (const [name, writeSchema] of Object.entries(write)) {
      let schema: string | undefined;
      app.get(`/api/schema/${name}.json`, async (_, reply) => {
        schema ??= writeSchema();
        return reply
          .type('application/schema+json; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .send(schema);
      });
    }
  };
