import type Type from 'typebox';
import * as control from '../shared/page/control.styles.ts';
import { formatCount } from '../shared/text/format-count.ts';
import * as styles from './job-insights.styles.ts';
import type { Figures } from './schema.ts';

interface BarTableProps {
  readonly title: string;
  /** Headings of the two columns. */
  readonly heads: readonly [label: string, count: string];
  readonly figures: Type.Static<typeof Figures>;
}

const HUNDRED = 100;

/** A table whose figures are also drawn as bars. Screen readers read a plain table. */
export const BarTable = ({ title, heads, figures }: BarTableProps) => {
  const maxCount = Math.max(1, ...figures.map(({ count }) => count));
  return (
    <table className={styles.chart}>
      <caption>{title}</caption>
      <thead className={control.hidden}>
        <tr>
          <th scope="col">{heads[0]}</th>
          <td />
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${(HUNDRED * count) / maxCount}%`} height="100%" />
              </svg>
            </td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
