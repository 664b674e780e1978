import type { Recorder } from './recorder.ts';

/** Where there is no database: nothing is noted, and everybody is served control. */
export const closedRecorder: Recorder = {
  exposed: () => undefined,
  converted: () => undefined,
  forget: () => undefined,
  viewed: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
};
