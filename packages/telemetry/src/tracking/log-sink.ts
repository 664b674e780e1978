import type { EventSink } from './event-sink.ts';

/**
 * Writes each event as a line of JSON for a log shipper: `{"event":{...}}`, and `{"forget":{"visitor":"..."}}` where it
 * must remove a visitor's events. @param write resolves when the text was written
 */
export const createLogSink = (write: (text: string) => Promise<void>): EventSink => {
  const writeLines = (lines: readonly object[]): Promise<void> =>
    write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return {
    send: (events) => writeLines(events.map((event) => ({ event }))),
    forget: (visitors) => writeLines(visitors.map((visitor) => ({ forget: { visitor } }))),
    close: async () => undefined,
  };
};
