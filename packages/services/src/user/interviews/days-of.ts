import type { InterviewSlot } from '@broadsheet/contract/entities/interview';

interface DayOfSlots {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly slots: InterviewSlot[];
}

/** Slots by the days that a time zone has, in the order in which they come. */
export const daysOf = (slots: readonly InterviewSlot[], timeZone: string): DayOfSlots[] => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new Map<string, InterviewSlot[]>();
  for (const slot of slots) {
    const day = format.format(new Date(slot.startsAt));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, found]) => ({ day, slots: found }));
};
