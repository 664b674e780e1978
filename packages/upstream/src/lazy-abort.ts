/** An AbortController that costs nothing until somebody looks at its signal: of most work nobody does. */
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
