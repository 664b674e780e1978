import type { Recorder } from './recorder.ts';

/** The recorder without a database: it records nothing, and everybody is served control. */
export const closedRecorder: Recorder = {
  exposed: () => undefined,
  converted: () => undefined,
  measured: () => undefined,
  forget: () => undefined,
  viewed: () => undefined,
  isOpen: () => false,
  close: async () => undefined,
};
