export interface SupersedingTask<Key> {
  /** Runs the work under its key; resolves with null when it was aborted meanwhile. */
  readonly run: <Result>(
    key: Key,
    work: (signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result | null>;
  readonly isRunning: () => boolean;
  /** Aborts work of another key: its result would be out of date. */
  readonly abortUnless: (key: Key) => void;
  readonly abort: () => void;
}

/** Work of which only the newest counts, one at a time. Aborting without a current `run` does nothing. */
export const createSupersedingTask = <Key>(): SupersedingTask<Key> => {
  let running: { readonly key: Key; readonly controller: AbortController } | undefined;
  return {
    run: async (key, work) => {
      const controller = new AbortController();
      running = { key, controller };
      try {
        return await work(controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return null;
        throw error;
      } finally {
        running = undefined;
      }
    },
    isRunning: () => running !== undefined,
    abortUnless: (key) => {
      if (running && running.key !== key) running.controller.abort();
    },
    abort: () => running?.controller.abort(),
  };
};
