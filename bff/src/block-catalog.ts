import { CatalogueError } from '@broadsheet/contract/errors';
import { WEB_CATALOG } from '@broadsheet/contract/page-json';
import type { FastifyRequest } from 'fastify';

/** Throws CATALOG_UNSUPPORTED when the client names catalogs and none of them can be served. */
export const checkCatalog = (request: FastifyRequest): void => {
  const header = request.headers['x-block-catalog'];
  if (header === undefined) return;
  const named = String(header)
    .split(',')
    .map((name) => name.trim());
  if (!named.includes(WEB_CATALOG)) throw new CatalogueError('CATALOG_UNSUPPORTED');
};
