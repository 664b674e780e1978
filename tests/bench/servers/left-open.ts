type Close = () => unknown;

const open = new Set<Close>();

/**
 * Notes how something that was opened is closed, in case nobody gets to it.
 * @returns closes it; a second call does nothing
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

/** Closes what is still open, the last opened first. What cannot be closed keeps nothing else open. */
export const closeLeftOpen = (): Promise<void> => {
  // One after the other: who asks while another closes must not go before that one has ended.
  closing = closing.then(closeAll);
  return closing;
};
