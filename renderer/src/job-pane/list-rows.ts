/** Only the rows of one list of a page have ids. */
const ROW = 'li[id^="job-"]';
const LINKS = `${ROW} h3 a`;

/** The links of the list's jobs, in order. */
export const listRowLinks = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(LINKS),
];

export const rowOf = (element: Element): Element | null => element.closest(ROW);

/** Whether an element is in the block of the list. */
export const isInList = (element: Element): boolean =>
  element.closest('[data-block-type]')?.querySelector(ROW) != null;

export const isRowLink = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(LINKS) !== null;

/** Marks the row whose job is shown. @param rowId null marks none */
export const markRow = (rowId: string | null): void => {
  for (const link of listRowLinks()) {
    if (rowOf(link)?.id === rowId) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
};
