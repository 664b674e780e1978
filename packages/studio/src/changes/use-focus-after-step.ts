import { useEffect, useRef } from 'react';

/** Moves the focus after a step that removed its button, so that screen readers read the result. */
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
