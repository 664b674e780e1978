let isHeld = false;
let waiting: (() => void)[] = [];

const release = (): void => {
  isHeld = false;
  const released = waiting;
  waiting = [];
  for (const resolve of released) resolve();
};

/** Tracks whether a pointer is pressed. Called once, when Studio starts. */
export const watchPresses = (): void => {
  const hold = () => {
    isHeld = true;
  };
  // A press ends with the events after it: `pointerup` and `click`.
  const releaseAfter = () => setTimeout(release);
  window.addEventListener('pointerdown', hold, { capture: true });
  window.addEventListener('pointerup', releaseAfter, { capture: true });
  window.addEventListener('pointercancel', releaseAfter, { capture: true });
  window.addEventListener('blur', releaseAfter);
};

/**
 * Resolves once no pointer is pressed. Content that appears earlier can move a button away from the pointer: the click is
 * then lost or hits another button.
 */
export const untilReleased = (): Promise<void> =>
  isHeld ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
