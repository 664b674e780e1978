import type { Schedule } from './flush-loop.ts';

/** Timers that a test fires by hand. */
export const createManualSchedule = () => {
  let waiting: { readonly task: () => Promise<void>; readonly ms: number }[] = [];
  const schedule: Schedule = (task, ms) => {
    const entry = { task, ms };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  return {
    schedule,
    /** The pauses of the timers that run now. */
    pauses: () => waiting.map(({ ms }) => ms),
    /** Runs the waiting tasks to their end. */
    run: async (): Promise<void> => {
      await Promise.all(waiting.splice(0).map(({ task }) => task()));
    },
  };
};
