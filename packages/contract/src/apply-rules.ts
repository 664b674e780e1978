/** The rules of applying and following up, and nothing else: who may, and from when one may again. Instants are epoch ms. */

const DAY_MS = 86_400_000;
/** For how many jobs a basic member may apply in 30 days, where a brand says nothing else. */
export const APPLY_LIMIT_DEFAULT = 30;
/** In which the applications of a basic member are counted. */
export const APPLY_WINDOW_DAYS = 30;
const APPLY_WINDOW_MS = APPLY_WINDOW_DAYS * DAY_MS;
const FOLLOW_UP_WINDOW_MS = 7 * DAY_MS;

export interface ApplyAllowance {
  /** How many applications are left now; null is without a limit. */
  readonly left: number | null;
  /** When there is one again; null where there is one now. */
  readonly from: number | null;
}

/**
 * What is left of a member's applications. @param sent when they were sent, the newest first: at least the newest `limit`.
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

/** When a pro member may follow up again; null is now. @param last when that was last done; null is never */
export const nextFollowUp = (last: number | null, now: number): number | null =>
  last === null || last <= now - FOLLOW_UP_WINDOW_MS ? null : last + FOLLOW_UP_WINDOW_MS;

/** Everybody sees how far an application has come; pro members are told. */
export const receivesStatusUpdates = (isPro: boolean): boolean => isPro;

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A moment as people in India say it: "3 December 2026 at 4:30 pm IST". */
export const formatEpochInstant = (at: number): string => `${dateTimeFormat.format(at)} IST`;
