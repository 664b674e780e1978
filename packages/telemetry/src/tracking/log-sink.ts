import type { EventSink } from './event-sink.ts';

/**
 * Writes each event as a line of JSON for whoever ships logs: `{"event":{...}}`, and `{"forget":{"visitor":"..."}}` where
 * they have to remove what they have of somebody. @param write resolves when the text has gone out
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
