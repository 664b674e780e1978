import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Scroller } from '../controls/scroller.tsx';
import { BannerRow, type RowActs } from './banner-row.tsx';
import type { ClipboardActs } from './clipboard-acts.ts';
import { columnText } from './columns.ts';
import { scheduleOfRow } from './format-schedule.ts';
import type { LocatedFindings } from './locate-findings.ts';
import type { Sheet } from './sheet.ts';
import type { Grid } from './use-grid.ts';
import type { CheckedLinks } from './use-link-check.ts';
import { useNow } from './use-now.ts';
import type { Targets } from './use-targets.ts';

interface BannerTableProps extends RowActs {
  readonly sheet: Sheet;
  readonly locatedFindings: LocatedFindings;
  readonly targets: Targets;
  readonly links: CheckedLinks;
  readonly grid: Grid;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly clipboard: ClipboardActs;
}

/** Returns callbacks with a stable identity, so that only changed rows render again. */
const useSameActs = (acts: RowActs): RowActs => {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      onPress: (cell, isExtending) => latest.current.onPress(cell, isExtending),
      onText: (cell, text) => latest.current.onText(cell, text),
      onSource: (row, source) => latest.current.onSource(row, source),
      onStopEditing: (leaving) => latest.current.onStopEditing(leaving),
      onClose: () => latest.current.onClose(),
    }),
    [],
  );
};

const NO_FINDINGS: readonly [] = [];

/** One row per banner. The table is one tab stop; arrow keys move between cells. */
export const BannerTable = (props: BannerTableProps) => {
  const { sheet, locatedFindings, targets, links, grid, onKeyDown, clipboard, ...given } = props;
  const now = useNow();
  const acts = useSameActs(given);
  const { active, isEditing, typed, range } = grid;
  return (
    <Scroller label="Table of banners">
      <table
        ref={grid.root}
        className="table banners"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keyboard navigation is a grid
        role="grid"
        aria-label="Banners"
        aria-rowcount={sheet.rows.length + 1}
        aria-multiselectable
        onKeyDown={onKeyDown}
        onCopy={clipboard.onCopy}
        onCut={clipboard.onCut}
        onPaste={clipboard.onPaste}
      >
        <thead>
          <tr aria-rowindex={1}>
            {sheet.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id; the index identifies them
              <th key={at} scope="col" data-column={column}>
                {columnText(column).name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, number) => {
            const schedule = row.cells && scheduleOfRow(sheet.columns, row.cells, now);
            return (
              <BannerRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position in the file
                key={number}
                number={number}
                row={row}
                columns={sheet.columns}
                findings={locatedFindings.rows[number] ?? NO_FINDINGS}
                targets={targets}
                links={links}
                scheduleState={schedule?.state ?? null}
                scheduleText={schedule?.text ?? ''}
                activeColumn={active.row === number ? active.column : null}
                isEditing={isEditing && active.row === number}
                typed={active.row === number ? typed : null}
                range={number >= range.top && number <= range.bottom ? range : null}
                {...acts}
              />
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
};
