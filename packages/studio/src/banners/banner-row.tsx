import type { ScheduleState } from '@broadsheet/contract/banner-schedule';
import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';
import { memo } from 'react';
import { CellText } from './banner-cell.tsx';
import { CellEditor } from './cell-editor.tsx';
import { CellInput } from './cell-input.tsx';
import { columnText, isLinkColumn } from './columns.ts';
import { formatLink } from './format-link.ts';
import type { CellFinding } from './locate-findings.ts';
import type { SheetRow } from './sheet.ts';
import type { CellPosition } from './use-grid.ts';
import type { CheckedLinks } from './use-link-check.ts';
import type { Targets } from './use-targets.ts';

export interface RowActs {
  readonly onEdit: (cell: CellPosition) => void;
  readonly onText: (cell: CellPosition, text: string) => void;
  readonly onSource: (row: number, source: string) => void;
  readonly onStopEditing: () => void;
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
}

const Messages = ({ id, of }: { readonly id: string; readonly of: readonly CellFinding[] }) =>
  of.length === 0 ? null : (
    <span id={id} className="cell-findings">
      {of.map(({ finding }) => (
        <span key={`${finding.code} ${finding.message}`}>
          {finding.message}. {finding.mend}
        </span>
      ))}
    </span>
  );

const LinkText = ({ link }: { readonly link: CheckedLink | undefined }) => {
  const text = link && formatLink(link);
  return text ? <span className="cell-link">{text}</span> : null;
};

const BrokenRow = (props: BannerRowProps) => {
  const { number, row, columns, findings, isEditing, onEdit, onSource, onStopEditing, onClose } =
    props;
  const cell = { row: number, column: 0 };
  const source = row.source.trimEnd();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys of all cells
    <td
      colSpan={columns.length}
      data-row={number}
      data-marked
      tabIndex={props.activeColumn === null ? -1 : 0}
      onClick={() => !isEditing && onEdit(cell)}
    >
      {isEditing ? (
        <CellEditor
          label="Row as text"
          text={source}
          onDone={(text) => {
            onSource(number, text);
            onStopEditing();
          }}
          onCancel={onStopEditing}
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
  const { number, row, columns, findings, targets, links, activeColumn, isEditing } = props;
  const { scheduleState, scheduleText } = props;
  return columns.map((column, at) => {
    const cell = { row: number, column: at };
    const text = row.cells?.[at] ?? '';
    const found = findings.filter((each) => (each.column ?? 0) === at);
    const isEdited = isEditing && activeColumn === at;
    const messages = `cell-${number}-${at}`;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys of all cells
      <td
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id; the index identifies them
        key={at}
        data-at={`${number}:${at}`}
        data-column={column}
        data-kind={columnText(column).kind}
        data-marked={found.length > 0 || undefined}
        aria-invalid={found.length > 0 || undefined}
        aria-describedby={found.length > 0 ? messages : undefined}
        tabIndex={activeColumn === at ? 0 : -1}
        onClick={() => !isEdited && props.onEdit(cell)}
      >
        {isEdited ? (
          <CellInput
            column={column}
            text={text}
            targets={targets}
            onDone={(typed) => {
              props.onText(cell, typed);
              props.onStopEditing();
            }}
            onCancel={props.onStopEditing}
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
