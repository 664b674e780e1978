import { DEVICES } from '@broadsheet/contract/audience';
import { parseSeekerClass } from '@broadsheet/contract/audience-class';
import { AUDIENCE_HEADERS } from '@broadsheet/contract/audience-headers';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './resolve-visitor.ts';

const NAMES = Object.fromEntries(
  Object.entries(AUDIENCE_HEADERS).map(([field, header]) => [field, header.toLowerCase()]),
) as Readonly<Record<keyof typeof AUDIENCE_HEADERS, string>>;

/** A proxy that is believed has named the address of its client. */
const isFromTrustedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/**
 * The class that a trusted edge names in its headers; null where none does. The edge made them from cookies that anybody
 * can write, so they are read as strictly as those.
 */
export const readEdgeClass = (request: FastifyRequest, brand: BrandConfig): Visitor | null => {
  const { headers } = request;
  const seeker = headers[NAMES.cohort];
  if (typeof seeker !== 'string' || !isFromTrustedProxy(request)) return null;
  const textOf = (field: keyof typeof NAMES) => String(headers[NAMES[field]] ?? '');
  const isVisitor = seeker === 'none.visitor';
  const known = isVisitor ? 'none.basic' : seeker;
  const text = [known, textOf('experienceBand'), textOf('city'), textOf('category')].join('.');
  const found = parseSeekerClass(text, brand);
  const device = DEVICES.find((name) => name === textOf('device'));
  if (!found || !device) return null;
  const membership = isVisitor ? 'visitor' : found.membership;
  return Object.freeze({ ...found, membership, device, crawler: textOf('crawler') === '1' });
};
