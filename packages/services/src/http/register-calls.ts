import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { CatalogueError } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';
import { isBrand } from '../brands/directory.ts';
import type { BoundCall, CallContext } from '../calls/call-handler.ts';

/** Static data is served by the user service. */
const baseOf = ({ service }: CallDefinition): string => (service === 'static' ? 'user' : service);

/** `/seo/{page}.json` as Fastify writes it: `/seo/:page.json`. */
const routeOf = (call: CallDefinition): string =>
  `/${baseOf(call)}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

const readBrand = (header: string | string[] | undefined): Brand => {
  if (isBrand(header)) return header;
  throw new CatalogueError('BAD_REQUEST', {
    details: [{ path: 'headers/x-brand', message: 'must name a brand' }],
  });
};

/** Makes a route of each call: its definition says everything but the answer. */
export const registerCalls = (
  app: FastifyInstance,
  calls: readonly BoundCall[],
  contextOf: (brand: Brand) => CallContext,
): void => {
  for (const { call, answer } of calls) {
    app.route({
      method: call.method,
      url: routeOf(call),
      schema: { querystring: call.query, params: call.params },
      handler: (request) =>
        answer(request.query, request.params, contextOf(readBrand(request.headers['x-brand']))),
    });
  }
};
