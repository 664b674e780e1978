/** Tells those who do some work that nobody waits for it any more. Following it costs less than following an AbortSignal. */
export interface Ending {
  readonly isAborted: () => boolean;
  readonly reason: () => unknown;
  /** Calls the listener once, when it aborts; not where it has aborted before. Returns a function that removes it. */
  readonly onAbort: (listener: () => void) => () => void;
  /** The same as an AbortSignal. */
  readonly signal: () => AbortSignal;
}

/** An AbortController that costs nothing until its signal is read, which rarely happens. */
export interface LazyAbort extends Ending {
  readonly abort: (reason: unknown) => void;
}

/** A class: each block of a page has two of it, and closures would be created for each. */
class LazyController implements LazyAbort {
  #controller: AbortController | undefined;
  #aborted: { readonly reason: unknown } | undefined;
  readonly #listeners = new Set<() => void>();

  signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#aborted) this.#controller.abort(this.#aborted.reason);
    }
    return this.#controller.signal;
  }
  abort(reason: unknown): void {
    if (this.#aborted) return;
    this.#aborted = { reason };
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
    this.#controller?.abort(reason);
  }
  isAborted(): boolean {
    return this.#aborted !== undefined;
  }
  reason(): unknown {
    return this.#aborted?.reason;
  }
  onAbort(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

export const createLazyAbort = (): LazyAbort => new LazyController();

/** Follows an AbortSignal of others. */
export const endingOf = (signal: AbortSignal): Ending => ({
  isAborted: () => signal.aborted,
  reason: () => signal.reason,
  onAbort: (listener) => {
    signal.addEventListener('abort', listener, { once: true });
    return () => signal.removeEventListener('abort', listener);
  },
  signal: () => signal,
});
