import { useEffect, useRef } from 'react';

/** When one step of a form gives way to the next, readers go on at its heading. @param id of the block */
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
