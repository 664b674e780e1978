import { shownText } from '../model/text-locations.ts';

/** What ends an edit: its text, or null if it is given up. */
type OnEnd = (text: string | null) => void;

const textOf = (element: HTMLElement): string => shownText(element.textContent ?? '');

/** In a button, the key would press it. */
const SPACE = ' ';

const makeEditable = (element: HTMLElement): void => {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // Older browsers know only the general one.
    element.contentEditable = 'true';
  }
};

const selectAll = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  element.ownerDocument.getSelection()?.selectAllChildren(element);
};

/**
 * Edits the text of an element of a page. Enter and a click elsewhere end it with the text, Escape gives it up and shows
 * the text from before.
 * @returns ends the edit with its text, if it has not ended
 */
export const editElement = (element: HTMLElement, onEnd: OnEnd): (() => void) => {
  const before = element.textContent ?? '';
  const ended = new AbortController();
  const { signal } = ended;
  const end = (isGivenUp: boolean) => {
    if (signal.aborted) return;
    ended.abort();
    const text = textOf(element);
    element.removeAttribute('contenteditable');
    if (isGivenUp || text === shownText(before)) element.textContent = before;
    onEnd(isGivenUp || text === shownText(before) ? null : text);
  };
  makeEditable(element);
  selectAll(element);
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      // The key belongs to an input method that composes a word.
      if (event.isComposing) return;
      if (event.key === 'Enter' || event.key === 'Escape') {
        event.preventDefault();
        end(event.key === 'Escape');
      } else if (event.key === SPACE && element.closest('button, summary')) {
        event.preventDefault();
        element.ownerDocument.execCommand('insertText', false, SPACE);
      }
    },
    { signal },
  );
  element.addEventListener('blur', () => end(false), { signal });
  return () => end(false);
};
