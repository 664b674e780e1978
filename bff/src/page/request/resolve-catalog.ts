import { AppError } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedCatalog, ServedCatalogs } from './served-catalog.ts';

/** A client that knows more catalogs than fit in here has its newest first. */
const HEADER_LIMIT = 1024;
const HEADER = 'x-block-catalog';

/**
 * The first catalog of X-Block-Catalog that can be served; without the header the newest. The answer varies on it.
 * @param drawn whether HTML is asked for: that is drawn by this server's renderer, for the newest catalog alone.
 * Throws CATALOG_UNSUPPORTED when the client names catalogs and none of them can be served.
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
