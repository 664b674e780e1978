let isHeld = false;
let waiting: (() => void)[] = [];

const release = (): void => {
  isHeld = false;
  const released = waiting;
  waiting = [];
  for (const resolve of released) resolve();
};

/** Notes when a pointer is pressed and when it is released; once, as Studio starts. */
export const watchPresses = (): void => {
  const hold = () => {
    isHeld = true;
  };
  // The press itself ends with the events that follow: `pointerup` where it is listened for, and `click`.
  const releaseAfter = () => setTimeout(release);
  window.addEventListener('pointerdown', hold, { capture: true });
  window.addEventListener('pointerup', releaseAfter, { capture: true });
  window.addEventListener('pointercancel', releaseAfter, { capture: true });
  window.addEventListener('blur', releaseAfter);
};

/**
 * Resolves once no pointer is held down. Content that is shown before then can move the button away from under the pointer:
 * the press is lost, or another button gets it.
 */
export const untilReleased = (): Promise<void> =>
  isHeld ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
