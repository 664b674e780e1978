/** A server-sent event; JSON has no line breaks of its own. */
export const eventText = (name: string, data: unknown, number?: number): string =>
  `${number === undefined ? '' : `id: ${number}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Says nothing, and keeps a connection from being taken for dead. */
export const COMMENT_TEXT = ': still here\n\n';
