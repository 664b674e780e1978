import { useEffect } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as page from '../shared/form/form.styles.ts';
import { EmptyList } from '../shared/list/empty-list.tsx';
import { BuyForm } from '../shared/order/buy-form.tsx';
import { OrderLines } from '../shared/order/order-lines.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { orderResult } from './schema.ts';

const POLL_INTERVAL_MS = 3_000;

export const OrderResult = ({
  id,
  settings,
  data,
  messages: { order: messages },
  dispatch,
}: BlockProps<typeof orderResult>) => {
  const isWaiting = data.found && (data.status === 'open' || data.status === 'pending');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') dispatch({ action: 'refresh-blocks', ids: [id] });
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, id, dispatch]);
  if (!data.found)
    return (
      <Section id={id} title={settings.title}>
        <EmptyList
          icon="order"
          text={data.isNamed ? messages.notFound : messages.noOrders}
          links={[{ label: messages.seePlans, href: '/subscribe/plans' }]}
        />
      </Section>
    );
  const { status, plan, order, href, uses, invoiceHref } = data;
  const isFailed = status === 'failed';
  const text = {
    open: settings.waiting,
    pending: settings.waiting,
    failed: settings.failed,
    paid: settings.paid,
    refunded: messages.refunded,
  }[status];
  return (
    <Section id={id} title={settings.title}>
      <div className={page.page} data-live="">
        <p
          className={isFailed ? `${page.notice} ${page.alarm}` : page.notice}
          role={isFailed ? 'alert' : 'status'}
        >
          {text}
        </p>
        {uses.length > 0 && (
          <p className={page.end}>
            {uses.map((use) => (
              <a className={control.primary} href={use.href} key={use.href}>
                {use.label}
              </a>
            ))}
          </p>
        )}
        <OrderLines {...order} messages={messages} />
        {isWaiting && (
          <a className={control.quiet} href={href}>
            {messages.checkAgain}
          </a>
        )}
        {(isFailed || status === 'open') && (
          <BuyForm plan={plan} text={isFailed ? messages.tryAgain : messages.goToPayment} />
        )}
        {invoiceHref !== null && (
          <a className={control.textLink} href={invoiceHref}>
            {messages.downloadInvoice}
          </a>
        )}
      </div>
    </Section>
  );
};
