import { FEED_FORMS } from '../shared/feed/feed-forms.ts';
import { createNotice } from './create-notice.ts';

/** What was put away: a job, or all jobs of a recruiter. */
export interface Away {
  readonly kind: keyof typeof FEED_FORMS;
  readonly id: string;
  /** Of the job in whose row it was asked for. */
  readonly jobId: string;
  /** What stands there instead. */
  readonly text: string;
  readonly onUndo: () => void;
}

interface Place {
  readonly holder: ChildNode;
  readonly row: Element;
}

const rowsWith = (kind: Away['kind'], id: string): Element[] => {
  const buttons = `button[form="${FEED_FORMS[kind]}"][value="${CSS.escape(id)}"]`;
  return [...document.querySelectorAll(buttons)].flatMap((button) => button.closest('li') ?? []);
};

/** The rows that were put away on a page: whoever draws them again, they stay away until they are taken back. */
export const createShelf = () => {
  const aways = new Map<Away, Place[]>();
  const hide = (away: Away): void => {
    const [asked] = rowsWith('hide', away.jobId);
    for (const row of rowsWith(away.kind, away.id)) {
      const holder = row === asked ? createNotice(away) : document.createComment('');
      row.replaceWith(holder);
      aways.get(away)?.push({ holder, row });
    }
  };
  return {
    /** Leaves the reader at the way back. */
    put: (away: Away): void => {
      const places: Place[] = [];
      aways.set(away, places);
      hide(away);
      for (const { holder } of places)
        if (holder instanceof Element) holder.querySelector('button')?.focus();
    },
    takeBack: (away: Away): void => {
      const places = aways.get(away) ?? [];
      aways.delete(away);
      for (const { holder, row } of places) if (holder.isConnected) holder.replaceWith(row);
      rowsWith('hide', away.jobId)[0]?.querySelector('a')?.focus();
    },
    /** Rows of further pages may bring back those before them. */
    hideAgain: (): void => {
      for (const away of aways.keys()) hide(away);
    },
  };
};
