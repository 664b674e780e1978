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

const Refund = ({ names, refund, next }: Data['orders'][number] & { readonly next: string }) =>
  refund && (
    <details>
      <summary className={control.textLink}>Ask for the money back</summary>
      <form className={form.field} method="post" action={refund.action}>
        <input type="hidden" name="next" value={next} />
        <p className={form.aside}>
          You can until {refund.until}. You get all of the price back the way you paid, and the plan
          ends when we send it.
        </p>
        <p>
          <button className={control.quiet} type="submit">
            Yes, give {names} back
          </button>
        </p>
      </form>
    </details>
  );

const OrderRow = ({ next, ...order }: Data['orders'][number] & { readonly next: string }) => (
  <li className={row.line}>
    <div>
      <strong>{order.names}</strong> <span className={row.soft}>{order.line}</span>
      <p className={order.isBad ? error : row.soft}>{order.state}</p>
      <Refund {...order} next={next} />
    </div>
    <div className={styles.ways}>
      {order.way && (
        <a className={control.textLink} href={order.way.href}>
          {order.way.label}
          <span className={control.hidden}>
            {' '}
            of {order.names}, {order.line}
          </span>
        </a>
      )}
      {order.invoiceHref !== null && (
        <a className={control.textLink} href={order.invoiceHref}>
          Invoice
          <span className={control.hidden}>
            {' '}
            of {order.names}, {order.line}
          </span>
        </a>
      )}
    </div>
  </li>
);

export const OwnPlans = ({ id, settings, data }: BlockProps<typeof ownPlans>) => (
  <div className={styles.sections}>
    <Section id={id} title={settings.title} more={{ label: 'All plans', href: data.plansHref }}>
      {data.plans.length === 0 ? (
        <p>You have no plan yet. Reading, searching and applying cost nothing.</p>
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
                <BuyForm plan={choice} text="Renew" about={name} isQuiet={remaining !== null} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
    <Section id={`${id}-orders`} title="Your orders">
      {data.orders.length === 0 ? (
        <p>You have not ordered anything yet.</p>
      ) : (
        <ul className={row.list}>
          {data.orders.map((order) => (
            <OrderRow key={order.orderId} {...order} next={data.next} />
          ))}
        </ul>
      )}
    </Section>
  </div>
);
