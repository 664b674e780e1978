import { useEffect, useRef } from 'react';

/** Takes the focus where a step took away the button that had it: what was done is read out, and the way goes on. */
export const useFocusAfterStep = (state: string) => {
  const stepRef = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) stepRef.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return stepRef;
};
