import type { BlockProps } from '../block-component.ts';
import * as page from '../shared/form/form.styles.ts';
import { error as failedStyle } from '../shared/form/message.styles.ts';
import { OrderLines } from '../shared/order/order-lines.tsx';
import * as control from '../shared/page/control.styles.ts';
import { NotFoundSection } from '../shared/page/not-found-section.tsx';
import { Section } from '../shared/page/section.tsx';
import type { checkout } from './schema.ts';
import { StateForm } from './state-form.tsx';

type Props = BlockProps<typeof checkout>;
type Found = Extract<Props['data'], { found: true }>;

const PayForm = ({
  settings,
  order,
  form,
}: Pick<Props, 'settings'> & Pick<Found, 'order' | 'form'>) =>
  form && (
    <form className={page.page} method="post" action={form.action}>
      {form.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={control.primary} type="submit">
        {settings.payText} {order.amount}
      </button>
      <p className={page.aside}>{settings.note}</p>
    </form>
  );

export const Checkout = ({ id, settings, data, messages }: Props) => {
  if (!data.found)
    return (
      <NotFoundSection
        id={id}
        text={messages.order.notFound}
        categories={data.categories}
        messages={messages}
      />
    );
  const { order, billing, failed, form, resultHref } = data;
  return (
    <Section id={id} title={settings.title}>
      {failed !== null && (
        <p className={failedStyle} role="alert">
          {failed}
        </p>
      )}
      <OrderLines {...order} messages={messages.order} />
      {billing && (
        <div className={page.page}>
          <StateForm id={id} {...billing} messages={messages.checkout} />
        </div>
      )}
      <PayForm settings={settings} order={order} form={form} />
      {!form && !billing && (
        <p>
          {messages.checkout.nothingToPay}{' '}
          <a className={control.textLink} href={resultHref}>
            {messages.checkout.seeOrderStatus}
          </a>
        </p>
      )}
    </Section>
  );
};
