/** What somebody reads whose browser has no connection, word for word as the specification has it. */
export const OFFLINE_MESSAGE = 'Please check your internet connection and try again.';
