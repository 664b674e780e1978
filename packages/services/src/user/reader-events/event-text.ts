/** A server-sent event; JSON has no line breaks of its own. */
export const eventText = (name: string, data: unknown, number?: number): string =>
  `${number === undefined ? '' : `id: ${number}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** An SSE comment that shows that the connection is alive. */
export const COMMENT_TEXT = ': still here\n\n';

const AGAIN_FIRST_MS = 1_000;
const AGAIN_LAST_MS = 4_000;

/**
 * The SSE retry time: sent once, it holds however the stream ends. It is spread, because all readers of a server that
 * stops reconnect to the others at once. @param share from 0 to 1
 */
export const retryText = (share: number): string =>
  `retry: ${Math.round(AGAIN_FIRST_MS + share * (AGAIN_LAST_MS - AGAIN_FIRST_MS))}\n`;
