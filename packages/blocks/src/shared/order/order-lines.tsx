import type { Order } from '@broadsheet/contract/entities/order';
import { formatAmount } from '@broadsheet/contract/format-amount';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { formatDay } from '../time/format-date.ts';
import * as styles from './order-lines.styles.ts';

type OrderMessages = Messages['order'];

/** The order lines as text. */
export const OrderLinesData = Type.Object({
  lines: Type.Array(
    Type.Object({ name: Type.String(), term: Type.String(), amount: Type.String() }),
  ),
  amount: Type.String(),
  /** Empty if no tax is charged. */
  tax: Type.String(),
});
type OrderLinesData = Readonly<Type.Static<typeof OrderLinesData>>;

const formatTax = (
  { percent, amount, parts: components }: Order['tax'],
  messages: OrderMessages,
): string => {
  if (percent === 0) return '';
  const items = components.length === 0 ? [{ name: messages.gst, percent, amount }] : components;
  const tax = items
    .map((item) => formatMessage(messages.taxItem, { ...item, amount: formatAmount(item.amount) }))
    .reduce((first, second) => formatMessage(messages.listOfTwo, { first, second }));
  return formatMessage(messages.taxIncluded, { tax });
};

const formatTerm = (
  { until, months }: Order['items'][number],
  { untilDate, forMonths }: OrderMessages,
): string =>
  until
    ? formatMessage(untilDate, { date: formatDay(until) })
    : formatMessage(forMonths, { months });

export const orderLines = (
  { items, saved, amount, tax }: Order,
  messages: OrderMessages,
): OrderLinesData => ({
  lines: [
    ...items.map((item) => ({
      name: item.name,
      term: formatTerm(item, messages),
      amount: formatAmount(item.amount),
    })),
    ...(saved === null
      ? []
      : [
          {
            name: messages.comboDiscount,
            term: messages.comboReason,
            amount: `−${formatAmount(saved)}`,
          },
        ]),
  ],
  amount: formatAmount(amount),
  tax: formatTax(tax, messages),
});

interface OrderLinesProps extends OrderLinesData {
  readonly messages: OrderMessages;
}

/** The order lines and the total. */
export const OrderLines = ({ lines, amount, tax, messages }: OrderLinesProps) => (
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
        <strong>{messages.total}</strong> <span className={styles.soft}>{tax}</span>
      </dt>
      <dd>
        <strong>{amount}</strong>
      </dd>
    </div>
  </dl>
);
