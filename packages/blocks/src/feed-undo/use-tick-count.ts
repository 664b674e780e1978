import { APPLY_MANY_FORM } from '@broadsheet/contract/apply-many-form';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect } from 'react';

/** Shows the number of ticked jobs on the apply button. */
const countTicks = ({ applyToCount }: Messages['rows']): void => {
  const form = document.getElementById(APPLY_MANY_FORM);
  const button = form?.querySelector('button');
  if (!(form instanceof HTMLFormElement) || !button) return;
  const ticked = [...form.elements].filter((each) => each.matches(':checked'));
  if (ticked.length > 0) button.textContent = formatMessage(applyToCount, { count: ticked.length });
};

/** Follows the ticks of the page's rows, including those set before hydration. */
export const useTickCount = (messages: Messages['rows']): void => {
  useEffect(() => {
    const onChange = (): void => countTicks(messages);
    onChange();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [messages]);
};
