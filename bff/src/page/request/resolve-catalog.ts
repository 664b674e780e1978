import { AppError } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedCatalog, ServedCatalogs } from './served-catalog.ts';

/** A client with more catalogs than fit lists its newest first. */
const HEADER_LIMIT = 1024;
const HEADER = 'x-block-catalog';

/**
 * The first catalog of X-Block-Catalog that this server supports; without the header the newest. The response varies on
 * the header.
 * @param drawn whether the client requests HTML: this server's renderer supports the newest catalog only.
 * Throws CATALOG_UNSUPPORTED when the client names catalogs and none is supported.
 */
export const resolveCatalog = (
  catalogs: ServedCatalogs,
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: boolean,
): ServedCatalog => {
  reply.header('vary', HEADER);
  const header = request.headers[HEADER];
  if (header === undefined) return catalogs.newest;
  const named = String(header);
  if (named.length > HEADER_LIMIT) {
    const message = `must not have more than ${HEADER_LIMIT} characters`;
    throw new AppError('VALIDATION', { details: [{ path: `headers/${HEADER}`, message }] });
  }
  for (const name of named.split(',')) {
    const found = catalogs.byId.get(name.trim());
    if (found && (!rendered || found === catalogs.newest)) return found;
  }
  throw new AppError('CATALOG_UNSUPPORTED');
};
