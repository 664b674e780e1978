type Close = () => unknown;

const open = new Set<Close>();

/**
 * Registers how a resource is closed, in case nothing else closes it.
 * @returns closes it; idempotent
 */
export const closeAtEnd = <T>(close: () => Promise<T> | T): (() => Promise<void>) => {
  open.add(close);
  return async () => {
    if (open.delete(close)) await close();
  };
};

const closeAll = async (): Promise<void> => {
  for (const close of [...open].reverse()) {
    open.delete(close);
    await Promise.allSettled([(async () => close())()]);
  }
};

let closing = Promise.resolve();

/** Closes all open resources, the last opened first. A failure does not prevent closing the others. */
export const closeLeftOpen = (): Promise<void> => {
  // One after the other: a second caller must not return before the first has finished.
  closing = closing.then(closeAll);
  return closing;
};
