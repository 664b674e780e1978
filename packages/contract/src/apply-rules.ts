import { DAY_MS } from './durations.ts';

/** The rules of applying and following up: who may, and when again. Instants are epoch ms. */

/** Jobs that a basic member may apply for in 30 days, unless the brand sets another limit. */
export const APPLY_LIMIT_DEFAULT = 30;
/** In which the applications of a basic member are counted. */
export const APPLY_WINDOW_DAYS = 30;
const APPLY_WINDOW_MS = APPLY_WINDOW_DAYS * DAY_MS;
const FOLLOW_UP_WINDOW_MS = 7 * DAY_MS;

export interface ApplyAllowance {
  /** Remaining applications; null: no limit. */
  readonly left: number | null;
  /** When there is one again; null where there is one now. */
  readonly from: number | null;
}

/**
 * The remaining applications of a member. @param sent when applications were sent, newest first: at least the newest
 * `limit`.
 */
export const applyAllowance = (
  isPro: boolean,
  limit: number,
  sent: readonly number[],
  now: number,
): ApplyAllowance => {
  if (isPro) return { left: null, from: null };
  const recent = sent.filter((at) => at > now - APPLY_WINDOW_MS);
  const left = Math.max(0, limit - recent.length);
  const leaving = left > 0 ? undefined : recent[limit - 1];
  return { left, from: leaving === undefined ? null : leaving + APPLY_WINDOW_MS };
};

/** When a pro member may follow up again; null: now. @param last the last follow-up; null: never */
export const nextFollowUp = (last: number | null, now: number): number | null =>
  last === null || last <= now - FOLLOW_UP_WINDOW_MS ? null : last + FOLLOW_UP_WINDOW_MS;

/** All members see the status of an application; pro members also get notifications. */
export const receivesStatusUpdates = (isPro: boolean): boolean => isPro;

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An instant as Indian readers write it: "3 December 2026 at 4:30 pm IST". */
export const formatEpochInstant = (at: number): string => `${dateTimeFormat.format(at)} IST`;
