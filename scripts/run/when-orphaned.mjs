const LOOK_EVERY_MS = 500;

/**
 * Calls `tell` once when the process that started this one has gone. npm runs a script through a shell that dies of a
 * signal without passing it on.
 * @param {() => void} tell
 */
export const whenOrphaned = (tell) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, LOOK_EVERY_MS);
  timer.unref();
};
