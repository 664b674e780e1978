import type { ColumnType } from 'kysely';

/** Written by the database's add_reader_event only. */
type Written<Value> = ColumnType<Value, never, never>;

/** What a seeker is told as it happens, kept for those who were away for a moment. */
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

/** Where a seeker's streams are open, at all processes together. */
export interface ReaderStreamSlotsTable {
  seeker_id: number;
  /** From 1 on. */
  place: number;
  /** A UUID of the stream. */
  holder: string;
  /** Whoever has not said so since is gone. */
  held_until: Date;
}
