import type { Finding } from '@broadsheet/contract/finding';
import { type ReactNode, useMemo, useState } from 'react';
import { Empty } from '../controls/empty.tsx';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { BannerTable } from './banner-table.tsx';
import { beginOf } from './begin-of.ts';
import { createClipboardActs } from './clipboard-acts.ts';
import { setCell, setSource } from './edit-sheet.ts';
import { FaultTour } from './fault-tour.tsx';
import type { History } from './history.ts';
import { LinkCheckBar } from './link-check-bar.tsx';
import { locateFindings } from './locate-findings.ts';
import { RowTools } from './row-tools.tsx';
import { type Sheet, textOfSheet } from './sheet.ts';
import { createKeyHandler } from './sheet-keys.ts';
import { stepsOf } from './sheet-steps.ts';
import type { BannerCells } from './targeting-of-cells.ts';
import { useGrid } from './use-grid.ts';
import { useLinkCheck } from './use-link-check.ts';
import type { Targets } from './use-targets.ts';
import { withAudienceKeys } from './with-audience-keys.ts';

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
  /** Renders what is shown below the table about the banner of the focused row. */
  readonly children?: (cells: BannerCells | null) => ReactNode;
}

const NOTHING: Checked = { text: '', findings: [] };

const cellsByColumn = (columns: readonly string[], cells: readonly string[]): BannerCells =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));

/** The rows of a file, edited in place. */
export const SheetEditor = ({ sheet, history, checked, targets, children }: SheetEditorProps) => {
  const many = sheet.rows.length;
  const links = useLinkCheck(sheet);
  const [announcement, setAnnouncement] = useState('');
  const grid = useGrid({ rows: many, columns: sheet.columns.length, begin: beginOf(sheet) });
  const { active, goTo } = grid;
  const { text, findings } = checked ?? NOTHING;
  const locatedFindings = useMemo(
    () => locateFindings(text, findings, sheet),
    [text, findings, sheet],
  );
  const become = (edited: Sheet) =>
    history.write(textOfSheet(withAudienceKeys(sheet, edited, audiencesByKey(targets.audiences))));
  const steps = stepsOf(sheet, grid, become);
  const current = sheet.rows[active.row];
  const cells = current?.cells && cellsByColumn(sheet.columns, current.cells);
  const name = cells?.id ?? '';
  return (
    <>
      <FaultTour
        locatedFindings={locatedFindings}
        isChecked={checked && checked.text === textOfSheet(sheet)}
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
          onKeyDown={createKeyHandler({ sheet, grid, steps, history, become })}
          clipboard={createClipboardActs(sheet, grid, become, setAnnouncement)}
          onPress={grid.press}
          onText={({ row, column }, typed) => become(setCell(sheet, row, column, typed))}
          onSource={(row, source) => become(setSource(sheet, row, source))}
          onStopEditing={grid.stopEditing}
          onClose={grid.close}
        />
      )}
      <p role="status">{announcement}</p>
      <p className="soft">
        As in a spreadsheet: arrow keys move, Shift selects, letters replace, Enter edits, Escape
        cancels and Delete clears. Ctrl + C, X and V copy, cut and paste, Ctrl + D fills down, and
        Alt + ↑ or ↓ moves the row.
      </p>
      {children?.(cells ?? null)}
    </>
  );
};
