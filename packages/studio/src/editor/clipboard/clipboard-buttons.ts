import { type EditingActions, targetsOf } from '../editing.ts';
import { refuse } from '../model/outcome.ts';
import { copyBlocksOf, formatCopied } from './copied-blocks.ts';
import { getHeldText, holdCopied } from './held-text.ts';

/** The browser refuses both without a permission, and has neither on a site without https. */
const writeText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const readText = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
};

const ONLY_HERE =
  'Your browser does not share them with other tabs. For that, press Ctrl+C (⌘C on a Mac) in the outline.';
const NOT_READ =
  'Your browser does not let this button read the clipboard. Press Ctrl+V (⌘V on a Mac) in the outline.';

/** Copies a block, or all selected ones if it is one of them. Returns whether it did. */
export const copyByButton = async (actions: EditingActions, id: string): Promise<boolean> => {
  const copied = copyBlocksOf(actions, id);
  if (!copied) return false;
  holdCopied(copied.text);
  const isShared = await writeText(copied.text);
  const text = formatCopied(copied);
  actions.announce({ text: isShared ? text : `${text} ${ONLY_HERE}`, refused: false });
  return true;
};

export const cutByButton = async (actions: EditingActions, id: string): Promise<void> => {
  // The selection may change while the browser writes.
  const ids = targetsOf(actions.now(), id);
  if (await copyByButton(actions, id)) actions.remove(id, ids);
};

/** Pastes blocks from the clipboard, or those copied last in this tab where the browser refuses to read it. */
export const pasteByButton = async (actions: EditingActions, below?: string): Promise<void> => {
  const text = (await readText()) ?? getHeldText();
  if (text === null) actions.attempt(refuse(NOT_READ));
  else actions.paste(text, below);
};
