export interface SerialRunner {
  /** Asks for a run: at once, or after the one under way; what is asked for meanwhile is one run. */
  readonly schedule: () => void;
  /** Settles when nothing is asked for any more. */
  readonly done: () => Promise<void>;
  /** Forgets what is asked for, and waits for the run under way. */
  readonly end: () => Promise<void>;
}

/** Runs work one after the other. @param work never rejects. */
export const createSerialRunner = (work: () => Promise<void>): SerialRunner => {
  let running: Promise<void> | undefined;
  let wanted = false;
  const runAll = async (): Promise<void> => {
    while (wanted) {
      wanted = false;
      await work();
    }
    running = undefined;
  };
  return {
    schedule: () => {
      wanted = true;
      running ??= runAll();
    },
    done: async () => running,
    end: async () => {
      wanted = false;
      await running;
    },
  };
};
