import { AppError } from '@broadsheet/contract/errors';
import type { ByteSpan } from './store/media-store.ts';

/**
 * The part of a file that a header Range asks for; null is the whole, as for several parts at once and for what is not
 * understood. Throws RANGE_NOT_SATISFIABLE.
 */
export const resolveSpan = (range: string | undefined, bytes: number): ByteSpan | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  if (first >= bytes) throw new AppError('RANGE_NOT_SATISFIABLE');
  return { first, last };
};
