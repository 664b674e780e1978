import type { Messages } from '@broadsheet/messages/message-areas';
import { FEED_FORMS } from '../shared/feed/feed-forms.ts';
import { createNotice } from './create-notice.ts';

/** What was put away: a job, or all jobs of a recruiter. */
export interface HiddenItem {
  readonly kind: keyof typeof FEED_FORMS;
  readonly id: string;
  /** Of the job in whose row it was asked for. */
  readonly jobId: string;
  /** What stands there instead. */
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

/** The rows that were put away on a page: whoever draws them again, they stay away until they are taken back. */
export const createRowHider = (messages: Messages['rows']) => {
  const rowsByItem = new Map<HiddenItem, HiddenRow[]>();
  const hide = (item: HiddenItem): void => {
    const [triggerRow] = findRows('hide', item.jobId);
    for (const row of findRows(item.kind, item.id)) {
      const holder =
        row === triggerRow ? createNotice({ ...item, messages }) : document.createComment('');
      row.replaceWith(holder);
      rowsByItem.get(item)?.push({ holder, row });
    }
  };
  return {
    /** Leaves the reader at the way back. */
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
      for (const { holder, row } of hiddenRows) if (holder.isConnected) holder.replaceWith(row);
      findRows('hide', item.jobId)[0]?.querySelector('a')?.focus();
    },
    /** Rows of further pages may bring back those before them. */
    hideAgain: (): void => {
      for (const item of rowsByItem.keys()) hide(item);
    },
  };
};
