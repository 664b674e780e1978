const ends = new EventTarget();

/** Announces the end of the session, so that the login is shown. */
export const notifySessionEnd = (): void => void ends.dispatchEvent(new Event('end'));

/** @returns a function that stops listening */
export const onSessionEnd = (listen: () => void): (() => void) => {
  ends.addEventListener('end', listen);
  return () => ends.removeEventListener('end', listen);
};
