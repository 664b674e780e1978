import type { Messages } from '@broadsheet/messages/message-areas';
import { FEED_FORMS } from '../shared/feed/feed-forms.ts';
import { createNotice } from './create-notice.ts';

/** What is hidden: one job, or all jobs of a recruiter. */
export interface HiddenItem {
  readonly kind: keyof typeof FEED_FORMS;
  readonly id: string;
  /** The job whose button was used. */
  readonly jobId: string;
  /** Text of the notice that replaces the row. */
  readonly text: string;
  readonly onUndo: () => void;
}

interface HiddenRow {
  readonly holder: ChildNode;
  readonly row: Element;
}

const findRows = (kind: HiddenItem['kind'], id: string): Element[] => {
  const buttons = `button[form="${FEED_FORMS[kind]}"][value="${CSS.escape(id)}"]`;
  return [...document.querySelectorAll(buttons)].flatMap((button) => button.closest('li') ?? []);
};

/** While a row is hidden, another job can be shown beside the list: the address says which. */
const unmarkUnlessShown = (row: Element): void => {
  if (`#${row.id}` === window.location.hash) return;
  row.querySelector('[aria-current]')?.removeAttribute('aria-current');
};

/**
 * Hides rows of a page. They stay hidden when React or a new page of rows renders them again, until they are restored.
 */
export const createRowHider = (messages: Messages['rows']) => {
  const rowsByItem = new Map<HiddenItem, HiddenRow[]>();
  const hide = (item: HiddenItem): void => {
    const [triggerRow] = findRows('hide', item.jobId);
    for (const row of findRows(item.kind, item.id)) {
      const holder =
        row === triggerRow
          ? createNotice({ ...item, rowId: row.id, messages })
          : document.createComment('');
      row.replaceWith(holder);
      rowsByItem.get(item)?.push({ holder, row });
    }
  };
  return {
    /** Moves the focus to the undo button. */
    put: (item: HiddenItem): void => {
      const hiddenRows: HiddenRow[] = [];
      rowsByItem.set(item, hiddenRows);
      hide(item);
      for (const { holder } of hiddenRows)
        if (holder instanceof Element) holder.querySelector('button')?.focus();
    },
    restore: (item: HiddenItem): void => {
      const hiddenRows = rowsByItem.get(item) ?? [];
      rowsByItem.delete(item);
      for (const { holder, row } of hiddenRows) {
        unmarkUnlessShown(row);
        if (holder.isConnected) holder.replaceWith(row);
      }
      findRows('hide', item.jobId)[0]?.querySelector('a')?.focus();
    },
    /** Loading more rows can render hidden ones again. */
    hideAgain: (): void => {
      for (const item of rowsByItem.keys()) hide(item);
    },
  };
};
