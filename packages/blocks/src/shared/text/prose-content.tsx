// biome-ignore-all lint/suspicious/noArrayIndexKey: parts of a text never move, so the index is the key
import type { ProsePart, ProseRun } from '@broadsheet/contract/prose';
import type { ReactNode } from 'react';
import { WideTable } from '../list/wide-table.tsx';
import * as styles from './prose-content.styles.ts';

const Run = ({ run }: { readonly run: ProseRun }) => {
  const { text, href, strong, em } = run;
  let node: ReactNode = text;
  if (em) node = <em>{node}</em>;
  if (strong) node = <strong>{node}</strong>;
  return href === undefined ? node : <a href={href}>{node}</a>;
};

const Line = ({ line }: { readonly line: readonly ProseRun[] }) =>
  line.map((run, at) => <Run key={at} run={run} />);

/** The label of a table: the text of its header row. */
const labelOf = (head: readonly (readonly ProseRun[])[]): string =>
  head
    .map((cell) => cell.map(({ text }) => text).join(''))
    .filter((text) => text !== '')
    .join(', ');

const Table = ({ head, rows }: Extract<ProsePart, { kind: 'table' }>) => (
  <WideTable label={labelOf(head)}>
    <thead>
      <tr>
        {head.map((cell, at) =>
          // An empty corner cell is not a header.
          cell.length === 0 ? (
            <td key={at} />
          ) : (
            <th key={at} scope="col">
              <Line line={cell} />
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.map((cell, column) => (
            <td key={column}>
              <Line line={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </WideTable>
);

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const ProseItem = ({ item }: { readonly item: ProsePart }) => {
  switch (item.kind) {
    case 'heading': {
      const Heading = HEADINGS[item.level];
      return (
        <Heading>
          <Line line={item.line} />
        </Heading>
      );
    }
    case 'list': {
      const List = item.ordered ? 'ol' : 'ul';
      return (
        <List>
          {item.items.map((item, at) => (
            <li key={at}>
              <Line line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...item} />;
    case 'rule':
      return <hr />;
    default:
      return (
        <p>
          <Line line={item.line} />
        </p>
      );
  }
};

/** A text that marketing wrote, with typography for reading. */
export const ProseContent = ({ prose }: { readonly prose: readonly ProsePart[] }) => (
  <div className={styles.prose}>
    {prose.map((item, at) => (
      <ProseItem key={at} item={item} />
    ))}
  </div>
);
