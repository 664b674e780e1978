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
import { useGrid } from './use-grid.ts';
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
  const stepTo = (edited: Sheet, row: number) => {
    become(edited);
    goTo({ row, column: active.column });
  };
  const hasSchedule = SCHEDULE_COLUMNS.every((column) => sheet.columns.includes(column));
  const steps = {
    schedule: hasSchedule
      ? null
      : () => {
          become(addColumns(sheet, SCHEDULE_COLUMNS));
          goTo({ row: active.row, column: sheet.columns.length });
        },
    add: () => {
      become(addRow(sheet, many));
      goTo({ row: many, column: 0 });
    },
    copy: () => stepTo(copyRow(sheet, active.row), active.row),
    up: () => stepTo(moveRow(sheet, active.row, active.row - 1), active.row - 1),
    down: () => stepTo(moveRow(sheet, active.row, active.row + 1), active.row + 1),
    remove: () => stepTo(removeRow(sheet, active.row), active.row),
  };
  const byKeys = (event: KeyboardEvent) => {
    if (grid.isEditing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const act =
      event.altKey && event.key === 'ArrowUp'
        ? steps.up
        : event.altKey && event.key === 'ArrowDown'
          ? steps.down
          : isCommand && event.key.toLowerCase() === 'z'
            ? event.shiftKey
              ? history.redo
              : history.undo
            : event.key === 'Delete'
              ? () => become(setCell(sheet, active.row, active.column, ''))
              : null;
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
