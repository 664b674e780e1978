import type { TrackedEvent } from '@broadsheet/contract/events';

/** The destination of events. It may be slow or away: the pipe in front of it holds the waiting events. */
export interface EventSink {
  /** Stores all events or none, and accepts one that it has already. Throws when it cannot. */
  readonly send: (events: readonly TrackedEvent[]) => Promise<void>;
  /** Removes the events of these visitors, or asks the system that has them to. Throws when it cannot. */
  readonly forget: (visitors: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}
