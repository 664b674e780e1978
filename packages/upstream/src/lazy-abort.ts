/** An AbortController that costs nothing until its signal is read, which rarely happens. */
export interface LazyAbort {
  readonly signal: () => AbortSignal;
  readonly abort: (reason: unknown) => void;
  readonly isAborted: () => boolean;
}

export const createLazyAbort = (): LazyAbort => {
  let controller: AbortController | undefined;
  let aborted: { readonly reason: unknown } | undefined;
  return {
    signal: () => {
      if (!controller) {
        controller = new AbortController();
        if (aborted) controller.abort(aborted.reason);
      }
      return controller.signal;
    },
    abort: (reason) => {
      if (aborted) return;
      aborted = { reason };
      controller?.abort(reason);
    },
    isAborted: () => aborted !== undefined,
  };
};
