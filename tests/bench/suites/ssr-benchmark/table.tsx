import type { TableRow } from '../render-uncached.ts';

const Entry = ({ entry }: { readonly entry: TableRow }) => (
  <tr>
    <td>{entry.id}</td>
    <td>{entry.name}</td>
  </tr>
);

/** The table of the suite's React contestant, whose rows are components. */
export const Table = ({ rows }: { readonly rows: readonly TableRow[] }) => (
  <table>
    <tbody>
      {rows.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </tbody>
  </table>
);
