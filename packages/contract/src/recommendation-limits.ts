export const REQUEST_MESSAGE_MAX = 600;
export const COMMENT_MAX = 2_000;
/** A seeker's requests that are neither answered nor removed. */
export const OPEN_REQUESTS_MAX = 20;
/** A seeker's requests and reminders in 24 hours. */
export const RECOMMENDATION_MAILS_A_DAY = 10;
/** Between two mails about the same seeker to the same address. */
export const REMIND_AFTER_DAYS = 3;
/** To one address about the same seeker, for good. */
export const REMINDERS_MAX = 3;
