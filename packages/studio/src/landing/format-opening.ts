import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatTime } from '../editor/model/india-time.ts';

/** Formats when a landing page is open, where it is not always. @param now epoch ms */
export const formatOpening = (
  { from, until, archived }: NonNullable<StudioPage['landing']>,
  now: number,
): string => {
  if (archived) return 'archived';
  if (until !== null && Date.parse(until) <= now) return `closed on ${formatTime(until)}`;
  if (from !== null && Date.parse(from) > now) return `opens on ${formatTime(from)}`;
  return until === null ? '' : `closes on ${formatTime(until)}`;
};
