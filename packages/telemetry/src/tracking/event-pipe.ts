import type { TrackedEvent } from '@broadsheet/contract/events';

/** Takes events after the response is sent: nothing here throws or waits. */
export interface EventPipe {
  readonly note: (events: readonly TrackedEvent[]) => void;
  /** Drops the waiting events of a visitor and has the stored ones removed. */
  readonly forget: (visitor: string) => void;
  /** False where no events are stored: then none need be made. */
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
}

/** Where no events are stored. */
export const closedPipe: EventPipe = {
  note: () => undefined,
  forget: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
};
