import type { ColumnType } from 'kysely';

/** Only the database function add_reader_event writes it. */
type Written<Value> = ColumnType<Value, never, never>;

/** Events for a seeker, stored for clients that were disconnected for a short time. */
export interface ReaderEventsTable {
  seeker_id: Written<number>;
  /** Counts from 1 for each seeker, without gaps; a bigint as text. */
  number: Written<string>;
  kind: Written<'message' | 'notification' | 'read'>;
  data: Written<unknown>;
  happened_at: Written<Date>;
}

/** The number of each seeker's newest event. */
export interface ReaderStreamsTable {
  seeker_id: Written<number>;
  last_number: Written<string>;
}

/** A seeker's open streams, in all processes together. */
export interface ReaderStreamSlotsTable {
  seeker_id: number;
  /** From 1 on. */
  place: number;
  /** A UUID of the stream. */
  holder: string;
  /** A lease that is not renewed by then is free. */
  held_until: Date;
}
