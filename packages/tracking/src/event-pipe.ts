import type { TrackedEvent } from '@broadsheet/contract/events';

/** Takes events after answers, never in their way: nothing here throws or waits. */
export interface EventPipe {
  readonly note: (events: readonly TrackedEvent[]) => void;
  /** Drops what waits of a visitor and has removed what is kept. */
  readonly forget: (visitor: string) => void;
  /** Whether events are kept at all; where not, none need be made. */
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
}

/** Where no events are kept. */
export const closedPipe: EventPipe = {
  note: () => undefined,
  forget: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
};
