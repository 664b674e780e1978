import { type Element, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom';

export type Field = readonly [name: string, value: string];

/** A form on a page, and the request of a browser without scripts for its own button. */
export interface PageForm {
  /** Without its query. */
  readonly action: string;
  readonly button: string;
  /** The fields that a browser sends: of named, enabled controls, those that are checked or filled. */
  readonly fields: readonly Field[];
  /** The hidden ones among the fields. */
  readonly hidden: readonly Field[];
  /** The visible values: of inputs, and the texts of selected options. */
  readonly shown: readonly string[];
  /** Whether there is anything to fill in. */
  readonly hasControls: boolean;
  /** Whether its button sends exactly the form to its address. */
  readonly isPlain: boolean;
  /** False where a browser does not send it yet, such as with a required field that is empty. */
  readonly isSendable: boolean;
}

const CONTROLS = 'input:not([type="hidden"]), select, textarea';
const MORE_TEXT = 'First line, with "marks" & <b>more</b>\n\n  Second line, हिन्दी';

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The parser selects a list's first option, even if another is marked. */
const chooseMarked = (form: HTMLFormElement): void => {
  for (const select of form.querySelectorAll('select')) {
    const marked = [...select.querySelectorAll('option[selected]')].at(-1);
    select.value = marked?.getAttribute('value') ?? select.querySelector('option')?.value ?? '';
  }
};

/** Checks every box and fills empty fields, where no special rules apply. */
const fillForm = (form: HTMLFormElement): void => {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    if (box.previousElementSibling?.getAttribute('type') === 'hidden') box.checked = true;
  for (const select of form.querySelectorAll('select'))
    if (select.value === '')
      select.value = [...select.querySelectorAll('option')].at(-1)?.value ?? '';
  for (const area of form.querySelectorAll('textarea'))
    if (area.value === '') area.value = MORE_TEXT;
};

const readFields = (window: Window, form: HTMLFormElement): Field[] =>
  [...new window.FormData(form)].flatMap(([name, value]) =>
    // Browsers send line ends this way.
    typeof value === 'string' ? [[name, value.replace(/\r?\n/g, '\r\n')] as const] : [],
  );

const readForm = (window: Window, form: HTMLFormElement): PageForm => {
  const fields = readFields(window, form);
  const visible = new Set(
    [...form.querySelectorAll(CONTROLS)].map((control) => control.getAttribute('name')),
  );
  const chosen = [...form.querySelectorAll('select')].flatMap((select) =>
    [...select.querySelectorAll('option')].filter(({ value }) => value === select.value),
  );
  const button = form.querySelector('button[type="submit"]');
  return {
    action: form.getAttribute('action') ?? '',
    button: textOf(button?.querySelector('span') ?? button),
    fields,
    hidden: fields.filter(([name]) => !visible.has(name)),
    shown: [
      ...fields.flatMap(([name, value]) =>
        visible.has(name) ? [value.replaceAll('\r\n', '\n')] : [],
      ),
      ...chosen.map(textOf),
    ],
    hasControls: visible.size > 0,
    isPlain: !(button?.hasAttribute('formaction') || button?.hasAttribute('name')),
    isSendable: form.checkValidity(),
  };
};

/**
 * All forms of a page that change data.
 * @param isFilled checks boxes and fills empty fields before a form is read
 */
export const readForms = async (html: string, isFilled = false): Promise<readonly PageForm[]> => {
  const window = new Window();
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const forms = [...page.querySelectorAll('form')]
    .filter(({ method }) => method === 'post')
    .map((form) => {
      chooseMarked(form);
      if (isFilled) fillForm(form);
      return readForm(window, form);
    });
  await window.happyDOM.close();
  return forms;
};
