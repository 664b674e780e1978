import { APPLY_MANY_FORM, applyManyLabel } from '@broadsheet/contract/apply-many-form';
import { useEffect } from 'react';

/** For how many jobs the button applies stands on it. */
const countTicks = (): void => {
  const form = document.getElementById(APPLY_MANY_FORM);
  const button = form?.querySelector('button');
  if (!(form instanceof HTMLFormElement) || !button) return;
  const ticked = [...form.elements].filter((each) => each.matches(':checked'));
  if (ticked.length > 0) button.textContent = applyManyLabel(ticked.length);
};

/** Follows the ticks of the page's rows, and those that were there before. */
export const useTickCount = (): void => {
  useEffect(() => {
    countTicks();
    document.addEventListener('change', countTicks);
    return () => document.removeEventListener('change', countTicks);
  }, []);
};
