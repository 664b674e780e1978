import type { TableRow } from '../render-uncached.ts';

/** The table of the suite's React contestants. */
export const Table = ({ rows }: { readonly rows: readonly TableRow[] }) => (
  <table>
    <tbody>
      {rows.map((entry) => (
        <tr key={entry.id}>
          <td>{entry.id}</td>
          <td>{entry.name}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
