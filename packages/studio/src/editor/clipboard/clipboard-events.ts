import type { EditingActions } from '../editing.ts';
import { copyBlocksOf, formatCopied } from './copied-blocks.ts';
import { holdCopied } from './held-text.ts';

/** An event of the browser or of React. */
interface ClipboardEventLike {
  readonly target: EventTarget | null;
  readonly clipboardData: Pick<DataTransfer, 'getData' | 'setData'> | null;
  readonly preventDefault: () => void;
}

export interface ClipboardEvents {
  readonly onCopy: (event: ClipboardEventLike) => void;
  readonly onCut: (event: ClipboardEventLike) => void;
  readonly onPaste: (event: ClipboardEventLike) => void;
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** A frame has its own Element class, so `instanceof` with this window's class fails. */
const elementOf = (target: EventTarget | null): Element | null =>
  target !== null && 'closest' in target ? (target as Element) : null;

const isInField = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest(FIELDS) != null;

/** True if the person copies marked text. */
const hasMarkedText = (target: EventTarget | null): boolean => {
  const selection = elementOf(target)?.ownerDocument.getSelection();
  return selection != null && !selection.isCollapsed && selection.toString() !== '';
};

/** The block of the focused row; null elsewhere. */
const blockOfRow = (target: EventTarget | null, { now }: EditingActions): string | null => {
  const key = elementOf(target)?.closest('[role=row]')?.getAttribute('data-key') ?? null;
  const { selection } = now();
  return key !== null && !key.includes('.') && !selection.includes(key) ? key : null;
};

/**
 * Copies, cuts and pastes blocks by the keys of the browser, through the system's clipboard. Text fields and marked text
 * are left to the browser.
 */
export const createClipboardEvents = (actions: EditingActions): ClipboardEvents => {
  const copy = (event: ClipboardEventLike): string | null => {
    const { target, clipboardData } = event;
    if (!clipboardData || isInField(target) || hasMarkedText(target)) return null;
    const id = blockOfRow(target, actions) ?? actions.now().selection[0] ?? null;
    const copied = copyBlocksOf(actions, id);
    if (!copied) return null;
    event.preventDefault();
    clipboardData.setData('text/plain', copied.text);
    holdCopied(copied.text);
    actions.announce({ text: formatCopied(copied), refused: false });
    return id;
  };
  return {
    onCopy: (event) => void copy(event),
    onCut: (event) => {
      const id = copy(event);
      if (id !== null) actions.remove(id);
    },
    onPaste: (event) => {
      const { target, clipboardData } = event;
      if (!clipboardData || isInField(target)) return;
      event.preventDefault();
      actions.paste(clipboardData.getData('text/plain'), blockOfRow(target, actions) ?? undefined);
    },
  };
};

/** Handles the keys of the clipboard while the focus is in the page of a frame. */
export const watchClipboard = (page: Window, actions: EditingActions): void => {
  const { onCopy, onCut, onPaste } = createClipboardEvents(actions);
  page.addEventListener('copy', onCopy);
  page.addEventListener('cut', onCut);
  page.addEventListener('paste', onPaste);
};
