import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { error } from '../shared/form/message.styles.ts';
import { BuyForm } from '../shared/order/buy-form.tsx';
import * as row from '../shared/order/order-lines.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './own-plans.styles.ts';
import type { ownPlans } from './schema.ts';

type Data = BlockProps<typeof ownPlans>['data'];

type OrderRowProps = Data['orders'][number] & {
  readonly next: string;
  readonly messages: Messages['plans'];
};

const Refund = ({ names, refund, next, messages }: OrderRowProps) =>
  refund && (
    <details>
      <summary className={control.textLink}>{messages.requestRefund}</summary>
      <form className={form.field} method="post" action={refund.action}>
        <input type="hidden" name="next" value={next} />
        <p className={form.aside}>{formatMessage(messages.refundTerms, { date: refund.until })}</p>
        <p>
          <button className={control.quiet} type="submit">
            {formatMessage(messages.confirmRefund, { plans: names })}
          </button>
        </p>
      </form>
    </details>
  );

interface OrderLinkProps {
  readonly label: string;
  readonly href: string;
  /** Names the order for screen readers. */
  readonly about: string;
}

const OrderLink = ({ label, href, about }: OrderLinkProps) => (
  <a className={control.textLink} href={href}>
    {label}
    <span className={control.hidden}> {about}</span>
  </a>
);

const OrderRow = (order: OrderRowProps) => {
  const { names, line, state, isBad, way, invoiceHref, messages } = order;
  const about = formatMessage(messages.orderOf, { plans: names, order: line });
  return (
    <li className={row.line}>
      <div>
        <strong>{names}</strong> <span className={row.soft}>{line}</span>
        <p className={isBad ? error : row.soft}>{state}</p>
        <Refund {...order} />
      </div>
      <div className={styles.ways}>
        {way && <OrderLink {...way} about={about} />}
        {invoiceHref !== null && (
          <OrderLink label={messages.invoice} href={invoiceHref} about={about} />
        )}
      </div>
    </li>
  );
};

export const OwnPlans = ({
  id,
  settings,
  data,
  messages: { order, plans: messages },
}: BlockProps<typeof ownPlans>) => (
  <div className={styles.sections}>
    <Section
      id={id}
      title={settings.title}
      more={{ label: messages.allPlans, href: data.plansHref }}
    >
      {data.plans.length === 0 ? (
        <p>{messages.noPlans}</p>
      ) : (
        <ul className={row.list}>
          {data.plans.map(({ choice, name, state, left: remaining }) => (
            <li className={row.line} key={choice}>
              <div>
                <strong>{name}</strong>
                <p className={row.soft}>
                  {state}
                  {remaining !== null && `, ${remaining}`}
                </p>
              </div>
              <div className={styles.ways}>
                <BuyForm
                  plan={choice}
                  text={messages.renewButton}
                  about={name}
                  isQuiet={remaining !== null}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
    <Section id={`${id}-orders`} title={messages.ordersTitle}>
      {data.orders.length === 0 ? (
        <p>{order.noOrders}</p>
      ) : (
        <ul className={row.list}>
          {data.orders.map((one) => (
            <OrderRow key={one.orderId} {...one} next={data.next} messages={messages} />
          ))}
        </ul>
      )}
    </Section>
  </div>
);
