import { SCHEDULE_COLUMNS } from '@broadsheet/content-store/banner-cells';
import type { Finding } from '@broadsheet/contract/finding';
import { type KeyboardEvent, useMemo } from 'react';
import { Empty } from '../controls/empty.tsx';
import { BannerTable } from './banner-table.tsx';
import { beginOf } from './begin-of.ts';
import {
  addColumns,
  addRow,
  copyRow,
  moveRow,
  removeRow,
  setCell,
  setSource,
} from './edit-sheet.ts';
import { FaultTour } from './fault-tour.tsx';
import { LinkCheckBar } from './link-check-bar.tsx';
import { locateFindings } from './locate-findings.ts';
import { RowTools } from './row-tools.tsx';
import { type Sheet, textOfSheet } from './sheet.ts';
import { type Grid, useGrid } from './use-grid.ts';
import type { History } from './use-history.ts';
import { useLinkCheck } from './use-link-check.ts';
import type { Targets } from './use-targets.ts';

export interface Checked {
  readonly text: string;
  readonly findings: readonly Finding[];
}

interface SheetEditorProps {
  readonly sheet: Sheet;
  readonly history: History;
  /** Null before the first check. */
  readonly checked: Checked | null;
  readonly targets: Targets;
}

const NOTHING: Checked = { text: '', findings: [] };

type Command = 'up' | 'down' | 'undo' | 'redo' | 'clear';

const commandOf = (event: KeyboardEvent): Command | null => {
  if (event.altKey && event.key === 'ArrowUp') return 'up';
  if (event.altKey && event.key === 'ArrowDown') return 'down';
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z')
    return event.shiftKey ? 'redo' : 'undo';
  return event.key === 'Delete' ? 'clear' : null;
};

/** Edits of whole rows and columns; each moves the active cell along. */
const stepsOf = (sheet: Sheet, { active, goTo }: Grid, become: (edited: Sheet) => void) => {
  const { rows, columns } = sheet;
  const { row } = active;
  const step = (edited: Sheet, to: number, column = active.column) => {
    become(edited);
    goTo({ row: to, column });
  };
  const hasSchedule = SCHEDULE_COLUMNS.every((column) => columns.includes(column));
  return {
    schedule: hasSchedule
      ? null
      : () => step(addColumns(sheet, SCHEDULE_COLUMNS), row, columns.length),
    add: () => step(addRow(sheet, rows.length), rows.length, 0),
    copy: () => step(copyRow(sheet, row), row),
    up: () => step(moveRow(sheet, row, row - 1), row - 1),
    down: () => step(moveRow(sheet, row, row + 1), row + 1),
    remove: () => step(removeRow(sheet, row), row),
  };
};

/** The rows of a file, edited in place. */
export const SheetEditor = ({ sheet, history, checked, targets }: SheetEditorProps) => {
  const many = sheet.rows.length;
  const links = useLinkCheck(sheet);
  const grid = useGrid({ rows: many, columns: sheet.columns.length, begin: beginOf(sheet) });
  const { active, goTo } = grid;
  const { text, findings } = checked ?? NOTHING;
  const locatedFindings = useMemo(
    () => locateFindings(text, findings, sheet),
    [text, findings, sheet],
  );
  const become = (edited: Sheet) => history.write(textOfSheet(edited));
  const steps = stepsOf(sheet, grid, become);
  const byKeys = (event: KeyboardEvent) => {
    if (grid.isEditing) return;
    const acts = {
      up: steps.up,
      down: steps.down,
      undo: history.undo,
      redo: history.redo,
      clear: () => become(setCell(sheet, active.row, active.column, '')),
    };
    const command = commandOf(event);
    const act = command && acts[command];
    if (!act) return grid.onKeyDown(event);
    event.preventDefault();
    act();
  };
  const current = sheet.rows[active.row];
  const name = current?.cells?.[sheet.columns.indexOf('id')] ?? '';
  return (
    <>
      <FaultTour
        locatedFindings={locatedFindings}
        isChecked={checked?.text === textOfSheet(sheet)}
        active={active}
        onGo={goTo}
      />
      <LinkCheckBar links={links} />
      <RowTools
        row={current ? { name, number: active.row + 1 } : null}
        steps={steps}
        history={history}
      />
      {many === 0 ? (
        <Empty>No banners in this list yet. Add one or import a CSV file.</Empty>
      ) : (
        <BannerTable
          sheet={sheet}
          locatedFindings={locatedFindings}
          targets={targets}
          links={links.checked}
          grid={grid}
          onKeyDown={byKeys}
          onEdit={grid.edit}
          onText={({ row, column }, typed) => become(setCell(sheet, row, column, typed))}
          onSource={(row, source) => become(setSource(sheet, row, source))}
          onStopEditing={grid.stopEditing}
          onClose={grid.close}
        />
      )}
      <p className="soft">
        Arrow keys move between cells. Enter edits, Escape cancels, Delete clears, and Alt + ↑ or ↓
        moves the row.
      </p>
    </>
  );
};
