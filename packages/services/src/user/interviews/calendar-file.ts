import { Buffer } from 'node:buffer';
import { createEvent } from 'ics';

export interface CalendarEvent {
  /** Calendar programs identify the event by it, whatever is changed. */
  readonly uid: string;
  /** The number of changes: of two files about an event, the higher sequence is valid. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** An address, or the https address of a video call. */
  readonly location: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Epoch ms of writing. */
  readonly now: number;
}

const PRODUCT = '-//Broadsheet//Interviews//EN';
const OCTETS_MAX = 75;

/** Folds a line at 75 octets without splitting a character: the library counts characters instead. */
const foldLine = (line: string): string => {
  const folded: string[] = [''];
  for (const letter of line) {
    const last = folded[folded.length - 1] ?? '';
    if (Buffer.byteLength(last + letter) <= OCTETS_MAX) folded[folded.length - 1] = last + letter;
    else folded.push(` ${letter}`);
  }
  return folded.join('\r\n');
};

const fold = (text: string): string =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

/** One event in the format of RFC 5545, with times in UTC. Throws the library's error. */
export const writeCalendarFile = (event: CalendarEvent): string => {
  const { uid, sequence, title, description, location, startsAt, endsAt, now } = event;
  const attributes = {
    uid,
    sequence,
    title,
    description,
    location,
    productId: PRODUCT,
    method: 'PUBLISH',
    status: 'CONFIRMED' as const,
    timestamp: now,
    start: startsAt.getTime(),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    end: endsAt.getTime(),
    endInputType: 'utc' as const,
    endOutputType: 'utc' as const,
    alarms: [
      { action: 'display' as const, description: title, trigger: { hours: 1, before: true } },
    ],
  };
  const { error, value } = createEvent(attributes);
  if (error) throw error;
  return fold(value ?? '');
};
