import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type CountData, loadCounts } from './load-counts.ts';
import { addOptionSearches } from './option-search.ts';
import { showCounts } from './show-counts.ts';

interface EnterOptions {
  readonly data: CountData;
  readonly messages: Messages['filter-sheet'];
  readonly onCount: (count: string, total: number) => void;
  /** @param href the list with the chosen filters, or without any */
  readonly onDone: (href: string) => void;
}

/** The address that a GET form opens. */
const hrefOfForm = (form: HTMLFormElement): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  const { pathname } = new URL(form.action);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

/** Counts with each choice. @returns stops, and shows the numbers from before */
const countChoices = (
  form: HTMLFormElement,
  { data, messages, onCount }: Omit<EnterOptions, 'onDone'>,
): (() => void) => {
  const undo: (() => void)[] = [];
  let newest = 0;
  const count = async (): Promise<void> => {
    newest += 1;
    const own = newest;
    const list = await loadCounts(data, hrefOfForm(form));
    if (list === null || own !== newest) return;
    onCount(list.text, list.total);
    const label = formatMessage(messages.show, { count: list.text, total: list.total });
    undo.push(showCounts(form, list.counts, label));
  };
  const onChange = (): void => void count();
  form.addEventListener('change', onChange);
  onChange();
  return () => {
    newest += 1;
    form.removeEventListener('change', onChange);
    for (const each of undo.reverse()) each();
  };
};

/** Leads a submit, and a press on a link, to `onDone`. */
const leadAway = (form: HTMLFormElement, onDone: EnterOptions['onDone'], signal: AbortSignal) => {
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    onDone(hrefOfForm(form));
  };
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    onDone(`${link.pathname}${link.search}`);
  };
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('click', onClick, { signal });
};

/**
 * Moves the form of the page's filters into the open sheet.
 * @returns moves it back as it was; null if the page has no filters
 */
export const enterSheet = (body: Element, options: EnterOptions): (() => void) | null => {
  const folded = document.querySelector('details[data-filters]');
  const form = folded?.nextElementSibling;
  if (!folded || !(form instanceof HTMLFormElement)) return null;
  const leaving = new AbortController();
  body.append(form);
  const removeSearches = addOptionSearches(form, options.messages.searchOptions);
  const stopCounting = countChoices(form, options);
  leadAway(form, options.onDone, leaving.signal);
  return () => {
    leaving.abort();
    stopCounting();
    removeSearches();
    form.reset();
    folded.after(form);
  };
};
