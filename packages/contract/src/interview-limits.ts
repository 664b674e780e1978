/** Of what a seeker tells a recruiter whose slots do not suit. */
export const SLOT_REQUEST_MAX = 500;
/** Of one calendar. */
export const CALENDAR_SLOTS_MAX = 500;
