export interface SerialRunner {
  /** Requests a run: now, or after the current one; all requests meanwhile become one run. */
  readonly schedule: () => void;
  /** Settles when no run is pending. */
  readonly done: () => Promise<void>;
  /** Drops pending requests, and waits for the current run. */
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
