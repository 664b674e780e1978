const ends = new EventTarget();

/** Says that the session is over: whoever shows the login hears of it. */
export const notifySessionEnd = (): void => void ends.dispatchEvent(new Event('end'));

/** @returns how to stop listening */
export const onSessionEnd = (listen: () => void): (() => void) => {
  ends.addEventListener('end', listen);
  return () => ends.removeEventListener('end', listen);
};
