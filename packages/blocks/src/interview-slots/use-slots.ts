import type { InterviewSlot } from '@broadsheet/contract/entities/interview';
import { useState } from 'react';

interface Slots {
  readonly free: readonly InterviewSlot[];
  readonly booked: InterviewSlot | null;
}

const inOrder = (slots: readonly InterviewSlot[]): readonly InterviewSlot[] =>
  slots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

/** The state of the slots after the user's actions. */
export const useSlots = (loaded: Slots) => {
  const [slots, setSlots] = useState<Slots>(loaded);
  return {
    ...slots,
    /** Releases the slot that was booked before. */
    book: (slot: InterviewSlot) =>
      setSlots(({ free, booked }) => ({
        free: inOrder([
          ...free.filter(({ slotId }) => slotId !== slot.slotId),
          ...(booked && booked.slotId !== slot.slotId ? [{ ...booked, booked: false }] : []),
        ]),
        booked: slot,
      })),
    drop: (gone: number) =>
      setSlots(({ free, booked }) => ({
        free: free.filter(({ slotId }) => slotId !== gone),
        booked,
      })),
  };
};
