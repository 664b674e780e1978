import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when the step of a form changes. @param id of the block */
export const useStepFocus = (id: string, step: string): void => {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.getElementById(`${id}-title`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [id, step]);
};
