/** The message of a browser without a connection, word for word from the specification. */
export const OFFLINE_MESSAGE = 'Please check your internet connection and try again.';
