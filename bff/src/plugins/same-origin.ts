import { CatalogueError } from '@broadsheet/contract/errors';
import type { FastifyRequest } from 'fastify';

const isSameOrigin = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return (
    origin !== undefined &&
    URL.canParse(origin) &&
    new URL(origin).host === request.host.toLowerCase()
  );
};

/** Hook for writes by cookie: throws FORBIDDEN unless the browser says that our own page sends it. */
export const requireSameOrigin = async (request: FastifyRequest): Promise<void> => {
  if (!isSameOrigin(request)) throw new CatalogueError('FORBIDDEN');
};
