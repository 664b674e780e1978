import type { ScheduleState } from '@broadsheet/contract/banner-schedule';
import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';
import { type MouseEvent, memo } from 'react';
import { formatFinding } from '../format/format-finding.ts';
import { CellText } from './banner-cell.tsx';
import { CellEditor } from './cell-editor.tsx';
import { CellInput } from './cell-input.tsx';
import { type CellPosition, type CellRange, isInRange } from './cell-range.ts';
import { columnText, isLinkColumn } from './columns.ts';
import { formatLink } from './format-link.ts';
import type { CellFinding } from './locate-findings.ts';
import type { SheetRow } from './sheet.ts';
import type { Leaving } from './use-grid.ts';
import type { CheckedLinks } from './use-link-check.ts';
import type { Targets } from './use-targets.ts';

export interface RowActs {
  /** A press of the pointer; `isExtending` with Shift. */
  readonly onPress: (cell: CellPosition, isExtending: boolean) => void;
  readonly onText: (cell: CellPosition, text: string) => void;
  readonly onSource: (row: number, source: string) => void;
  readonly onStopEditing: (leaving?: Leaving) => void;
  readonly onClose: () => void;
}

interface BannerRowProps extends RowActs {
  readonly number: number;
  readonly row: SheetRow;
  readonly columns: readonly string[];
  readonly findings: readonly CellFinding[];
  readonly targets: Targets;
  readonly links: CheckedLinks;
  /** The schedule state of the row; null if it has no schedule. */
  readonly scheduleState: ScheduleState | null;
  readonly scheduleText: string;
  /** The focused column if it is in this row; null in all other rows. */
  readonly activeColumn: number | null;
  readonly isEditing: boolean;
  /** What the edit starts with in place of the cell's text. */
  readonly typed: string | null;
  /** The selected cells if some are in this row. */
  readonly range: CellRange | null;
}

const Messages = ({ id, of }: { readonly id: string; readonly of: readonly CellFinding[] }) =>
  of.length === 0 ? null : (
    <span id={id} className="cell-findings">
      {of.map(({ finding }) => {
        const { message, mend } = formatFinding(finding);
        return (
          <span key={`${finding.code} ${finding.message}`}>
            {message}. {mend}
          </span>
        );
      })}
    </span>
  );

const LinkText = ({ link }: { readonly link: CheckedLink | undefined }) => {
  const text = link && formatLink(link);
  return text ? <span className="cell-link">{text}</span> : null;
};

/**
 * A press on a cell. The open field is accepted first, and the browser moves no focus of its own: both would change the
 * table between the press and its click, which then hits another cell or none. A press beside the field of the same cell, such
 * as the second one of a double click, leaves it open.
 */
const pressOn = (
  event: MouseEvent,
  cell: CellPosition,
  isEdited: boolean,
  { onPress }: Pick<RowActs, 'onPress'>,
): void => {
  if (isEdited && event.target === event.currentTarget) event.preventDefault();
  if (isEdited || event.button !== 0) return;
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('.cell-editor'))
    activeElement.blur();
  onPress(cell, event.shiftKey);
};

const isTextColumn = (column: string): boolean =>
  columnText(column).kind === 'text' || columnText(column).kind === 'number';

const BrokenRow = (props: BannerRowProps) => {
  const { number, row, columns, findings, isEditing, onSource, onStopEditing, onClose } = props;
  const cell = { row: number, column: 0 };
  const source = row.source.trimEnd();
  return (
    <td
      colSpan={columns.length}
      data-row={number}
      data-marked
      tabIndex={props.activeColumn === null ? -1 : 0}
      onMouseDown={(event) => pressOn(event, cell, isEditing, props)}
    >
      {isEditing ? (
        <CellEditor
          label="Row as text"
          text={source}
          onDone={(text, leaving) => {
            onSource(number, text);
            onStopEditing(leaving);
          }}
          onCancel={() => onStopEditing()}
          onBlur={(text) => {
            onSource(number, text);
            onClose();
          }}
        />
      ) : (
        <code>{source}</code>
      )}
      <Messages id={`row-${number}`} of={findings} />
    </td>
  );
};

const CellsRow = (props: BannerRowProps) => {
  const { number, row, columns, findings, targets, links, activeColumn, isEditing, range } = props;
  const { scheduleState, scheduleText } = props;
  return columns.map((column, at) => {
    const cell = { row: number, column: at };
    const text = row.cells?.[at] ?? '';
    const found = findings.filter((each) => (each.column ?? 0) === at);
    const isEdited = isEditing && activeColumn === at;
    const messages = `cell-${number}-${at}`;
    return (
      <td
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id; the index identifies them
        key={at}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be selected
        role="gridcell"
        data-at={`${number}:${at}`}
        data-column={column}
        data-kind={columnText(column).kind}
        data-marked={found.length > 0 || undefined}
        aria-invalid={found.length > 0 || undefined}
        aria-describedby={found.length > 0 ? messages : undefined}
        tabIndex={activeColumn === at ? 0 : -1}
        onMouseDown={(event) => pressOn(event, cell, isEdited, props)}
        aria-selected={range !== null && isInRange(range, cell)}
      >
        {isEdited ? (
          <CellInput
            column={column}
            text={props.typed !== null && isTextColumn(column) ? props.typed : text}
            targets={targets}
            onDone={(typed, leaving) => {
              props.onText(cell, typed);
              props.onStopEditing(leaving);
            }}
            onCancel={() => props.onStopEditing()}
            onClose={props.onClose}
            onBlur={(typed) => {
              props.onText(cell, typed);
              props.onClose();
            }}
          />
        ) : (
          <CellText column={column} text={text} targets={targets} />
        )}
        {isLinkColumn(column) && <LinkText link={links.get(text.trim())} />}
        {column === 'id' && scheduleState && (
          <span className="schedule" data-state={scheduleState}>
            {scheduleText}
          </span>
        )}
        <Messages id={messages} of={found} />
      </td>
    );
  });
};

/** One banner, or the raw text of a row that cannot be parsed. */
export const BannerRow = memo((props: BannerRowProps) => (
  <tr aria-rowindex={props.number + 2} data-current={props.activeColumn !== null || undefined}>
    {props.row.cells ? <CellsRow {...props} /> : <BrokenRow {...props} />}
  </tr>
));
