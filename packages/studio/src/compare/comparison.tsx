import { useMemo } from 'react';
import { Empty } from '../controls/empty.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { count } from '../format/count.ts';
import { type ComparedLine, type ComparedRow, compareLines, sectionsOf } from './compare-lines.ts';

interface ComparisonProps {
  /** Null if the text does not exist. */
  readonly before: string | null;
  readonly after: string | null;
  /** The names of both texts. */
  readonly names: readonly [string, string];
}

const MARKS = { same: '', changed: 'changed', added: 'added', removed: 'removed' } as const;

const Side = ({ line, kind }: { readonly line: ComparedLine | null; readonly kind: string }) => (
  <>
    <td className="line-number">{line?.number}</td>
    <td className="line" data-kind={line ? kind : 'none'}>
      {line?.text}
    </td>
  </>
);

const Row = ({ before, after, kind }: ComparedRow) => (
  <tr>
    <Side line={before} kind={kind === 'same' ? kind : 'removed'} />
    <td className="hidden-cell">{MARKS[kind]}</td>
    <Side line={after} kind={kind === 'same' ? kind : 'added'} />
  </tr>
);

/** Two texts side by side. */
export const Comparison = ({ before, after, names }: ComparisonProps) => {
  const rows = useMemo(() => compareLines(before ?? '', after ?? ''), [before, after]);
  if (rows.every(({ kind }) => kind === 'same')) return <Empty>No differences.</Empty>;
  return (
    <Scroller label={`${names[0]} and ${names[1]}`}>
      <table className="comparison">
        <colgroup>
          <col className="line-number" />
          <col />
          <col className="line-number" />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {names[0]}
            </th>
            <th scope="col" className="hidden-cell">
              Change
            </th>
            <th scope="col" colSpan={2}>
              {names[1]}
            </th>
          </tr>
        </thead>
        {sectionsOf(rows).map((part) =>
          'omitted' in part ? (
            <tbody key={`same ${part.from}`}>
              <tr>
                <td colSpan={5} className="left-out">
                  {count(part.omitted, 'unchanged line')}
                </td>
              </tr>
            </tbody>
          ) : (
            <tbody key={`rows ${part.rows[0]?.before?.number} ${part.rows[0]?.after?.number}`}>
              {part.rows.map((row) => (
                <Row key={`${row.before?.number} ${row.after?.number}`} {...row} />
              ))}
            </tbody>
          ),
        )}
      </table>
    </Scroller>
  );
};
