import { AppError } from '@broadsheet/contract/errors';
import type { FastifyRequest } from 'fastify';

/** Whether an address has the host of the request. */
export const isSameHost = (request: FastifyRequest, address: string): boolean =>
  URL.canParse(address) && new URL(address).host === request.host.toLowerCase();

const isSameOrigin = (request: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && isSameHost(request, origin);
};

/** Hook for writes by cookie: throws FORBIDDEN unless the browser names our own page as the origin. */
export const requireSameOrigin = async (request: FastifyRequest): Promise<void> => {
  if (!isSameOrigin(request)) throw new AppError('FORBIDDEN');
};

/** For writes without a cookie: throws FORBIDDEN where the browser names another site's page as the origin. */
export const refuseForeignOrigin = (request: FastifyRequest): void => {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && !isSameHost(request, origin));
  if (isForeign) throw new AppError('FORBIDDEN');
};
