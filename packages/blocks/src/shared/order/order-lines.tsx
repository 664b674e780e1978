import type { Order } from '@broadsheet/contract/entities/order';
import Type from 'typebox';
import { formatCounted } from '../text/format-count.ts';
import { formatDay } from '../time/format-date.ts';
import { formatAmount } from './format-amount.ts';
import * as styles from './order-lines.styles.ts';

/** What is bought, in words. */
export const OrderLinesData = Type.Object({
  lines: Type.Array(
    Type.Object({ name: Type.String(), term: Type.String(), amount: Type.String() }),
  ),
  amount: Type.String(),
  /** Empty where there is none to tell of. */
  tax: Type.String(),
});
type OrderLinesData = Readonly<Type.Static<typeof OrderLinesData>>;

const formatTax = ({ percent, amount, parts: components }: Order['tax']): string => {
  if (percent === 0) return '';
  if (components.length === 0) return `Includes ${percent}% GST of ${formatAmount(amount)}.`;
  const all = components.map(
    (component) => `${component.percent}% ${component.name} of ${formatAmount(component.amount)}`,
  );
  return `Includes ${all.join(' and ')}.`;
};

export const orderLines = ({ items, saved, amount, tax }: Order): OrderLinesData => ({
  lines: [
    ...items.map((item) => ({
      name: item.name,
      term: item.until
        ? `until ${formatDay(item.until)}`
        : `for ${formatCounted(item.months, 'month')}`,
      amount: formatAmount(item.amount),
    })),
    ...(saved === null
      ? []
      : [{ name: 'Both together', term: 'you save', amount: `−${formatAmount(saved)}` }]),
  ],
  amount: formatAmount(amount),
  tax: formatTax(tax),
});

/** What is bought, line by line, and what it costs in all. */
export const OrderLines = ({ lines, amount, tax }: OrderLinesData) => (
  <dl className={styles.list}>
    {lines.map((line) => (
      <div className={styles.line} key={line.name}>
        <dt>
          {line.name} <span className={styles.soft}>{line.term}</span>
        </dt>
        <dd>{line.amount}</dd>
      </div>
    ))}
    <div className={styles.line}>
      <dt>
        <strong>Total</strong> <span className={styles.soft}>{tax}</span>
      </dt>
      <dd>
        <strong>{amount}</strong>
      </dd>
    </div>
  </dl>
);
