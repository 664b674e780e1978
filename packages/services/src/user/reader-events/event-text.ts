/** A server-sent event; JSON has no line breaks of its own. */
export const eventText = (name: string, data: unknown, number?: number): string =>
  `${number === undefined ? '' : `id: ${number}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Says nothing, and keeps a connection from being taken for dead. */
export const COMMENT_TEXT = ': still here\n\n';

const AGAIN_FIRST_MS = 1_000;
const AGAIN_LAST_MS = 4_000;

/**
 * How long a reader whose stream ends stays away: said once, it holds for whatever ends the stream. Spread, for all readers
 * of a server that ends come at once to the others. @param share from 0 to 1
 */
export const retryText = (share: number): string =>
  `retry: ${Math.round(AGAIN_FIRST_MS + share * (AGAIN_LAST_MS - AGAIN_FIRST_MS))}\n`;
