/** Length limit of a seeker's message to a recruiter whose slots do not suit. */
export const SLOT_REQUEST_MAX = 500;
/** Of one calendar. */
export const CALENDAR_SLOTS_MAX = 500;
/** Booked interviews that a profile names. */
export const PROFILE_SLOTS_MAX = 5;
