/** A response header of a service whose requests are waiting: callers should send fewer. */
export const OVERLOADED_HEADER = 'x-pressed';
