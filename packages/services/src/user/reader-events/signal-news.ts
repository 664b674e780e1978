export interface News {
  /**
   * Resolves with true at the next `notify`, at once where there was one since the last wait, and with false after
   * `ms`.
   */
  readonly wait: (ms: number) => Promise<boolean>;
  readonly notify: () => void;
}

/** A signal for one waiting reader; several notifications between two waits count once. */
export const createNews = (): News => {
  let isNotified = false;
  let go: (() => void) | undefined;
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer);
          go = undefined;
          resolve(isNotified);
          isNotified = false;
        };
        const timer = setTimeout(finish, ms);
        go = finish;
        if (isNotified) finish();
      }),
    notify: () => {
      isNotified = true;
      go?.();
    },
  };
};
