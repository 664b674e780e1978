const AGAIN_MS = 5_000;

export interface StartProgress {
  /** Sets what the start waits for from now on. */
  readonly waitFor: (what: string) => void;
  /** Null once the start has ended. */
  readonly waitsFor: () => string | null;
  readonly end: () => void;
}

/**
 * Logs every few seconds what a start waits for, and since when, so that a slow start is not mistaken for one that
 * hangs.
 */
export const followStart = (log: (line: string) => void, everyMs = AGAIN_MS): StartProgress => {
  let current: { readonly what: string; readonly since: number } | null = null;
  const timer = setInterval(() => {
    if (!current) return;
    const seconds = Math.round((performance.now() - current.since) / 1_000);
    log(`Still starting, ${seconds} s so far: waiting for ${current.what}`);
  }, everyMs);
  timer.unref();
  return {
    waitFor: (what) => {
      current = { what, since: performance.now() };
    },
    waitsFor: () => current?.what ?? null,
    end: () => {
      current = null;
      clearInterval(timer);
    },
  };
};
