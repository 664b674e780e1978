import { DAY_MS } from './durations.ts';

const WEEK_MS = 7 * DAY_MS;

/**
 * Seed of every shuffle on a page: another one each week, so that employers take turns. It does not depend on the content,
 * because an edit of one block must not change what another one picks.
 * @param now epoch ms
 */
export const shuffleSeed = (now: number): string => `week ${Math.floor(now / WEEK_MS)}`;
