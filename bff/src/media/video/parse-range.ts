import { AppError } from '@broadsheet/contract/errors';

/** A part of a file; both ends are included. */
export interface ByteSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * The span that a Range header requests; null for the whole file, also for several ranges and for an invalid header.
 * Throws RANGE_NOT_SATISFIABLE.
 */
export const parseRange = (range: string | undefined, bytes: number): ByteSpan | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  if (first >= bytes) throw new AppError('RANGE_NOT_SATISFIABLE');
  return { first, last };
};
