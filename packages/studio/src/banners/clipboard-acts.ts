import type { ClipboardEvent } from 'react';
import { count } from '../format/count.ts';
import { rowsOfText, textOfRange } from './clipboard-text.ts';
import { pasteRows, setRange } from './edit-sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Grid } from './use-grid.ts';

export interface ClipboardActs {
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Copies, cuts and pastes the selected cells. The fields of cells copy and paste by themselves. */
export const createClipboardActs = (
  sheet: Sheet,
  { range, isEditing, goTo }: Grid,
  become: (edited: Sheet) => void,
  announce: (text: string) => void,
): ClipboardActs => {
  const copy = (event: ClipboardEvent): boolean => {
    if (isEditing) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOfRange(sheet, range));
    return true;
  };
  return {
    onCopy: (event) => void copy(event),
    onCut: (event) => {
      if (copy(event)) become(setRange(sheet, range, () => ''));
    },
    onPaste: (event) => {
      if (isEditing) return;
      event.preventDefault();
      const rows = rowsOfText(event.clipboardData.getData('text/plain'));
      const pasted = pasteRows(sheet, range, rows);
      become(pasted.sheet);
      goTo({ row: pasted.range.top, column: pasted.range.left });
      announce(
        pasted.left === 0
          ? `${count(rows.length, 'row')} pasted.`
          : `${count(rows.length, 'row')} pasted, without ${count(pasted.left, 'column')} beyond the table.`,
      );
    },
  };
};
