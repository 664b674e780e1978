import type { TrackedEvent } from '@broadsheet/contract/events';

/** Where events end up. It may be slow, or away: the pipe in front of it keeps what waits. */
export interface EventSink {
  /** Takes all of them or none, and one that it has already as done. Throws what keeps it from that. */
  readonly send: (events: readonly TrackedEvent[]) => Promise<void>;
  /** Removes what it has of these visitors, or tells whoever has it to. Throws what keeps it from that. */
  readonly forget: (visitors: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}
