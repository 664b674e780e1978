import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';

/** Lists of fewer choices need no search. */
const MIN_CHOICES = 10;

const matches = (text: string, sought: string): boolean =>
  text.toLocaleLowerCase('en-IN').includes(sought);

/** Hides the choices of a group that do not contain the text, and unfolds the others. */
const filterChoices = (group: Element, typed: string): void => {
  const sought = typed.trim().toLocaleLowerCase('en-IN');
  for (const choice of group.querySelectorAll('label'))
    choice.hidden = sought !== '' && !matches(choice.textContent ?? '', sought);
  const more = group.querySelector('details');
  if (more && sought !== '') more.open = true;
};

/**
 * Adds a search field to each group of many choices, such as cities.
 * @returns removes the fields, and shows all choices again
 */
export const addOptionSearches = (
  form: HTMLFormElement,
  label: Messages['filter-sheet']['searchOptions'],
): (() => void) => {
  const undo: (() => void)[] = [];
  for (const group of form.querySelectorAll('fieldset')) {
    if (group.querySelectorAll('label').length < MIN_CHOICES) continue;
    const legend = group.querySelector('legend');
    const field = document.createElement('input');
    field.type = 'search';
    field.autocomplete = 'off';
    field.className = control.field;
    const text = formatMessage(label, { filter: legend?.textContent ?? '' });
    field.placeholder = text;
    field.setAttribute('aria-label', text);
    field.addEventListener('input', () => filterChoices(group, field.value));
    // Its changes are not choices, and Enter must not send the form.
    field.addEventListener('change', (event) => event.stopPropagation());
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') event.preventDefault();
    });
    legend?.after(field);
    undo.push(() => {
      filterChoices(group, '');
      field.remove();
    });
  }
  return () => {
    for (const each of undo) each();
  };
};
