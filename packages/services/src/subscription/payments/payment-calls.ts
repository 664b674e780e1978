import { sandboxBook, sandboxPayment } from '@broadsheet/contract/calls/internal';
import { paymentCallback } from '@broadsheet/contract/calls/subscription';
import { AppError } from '@broadsheet/contract/errors';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { receiveReport } from '../orders/receive-report.ts';
import type { PaymentSource } from './payments.ts';

export const paymentCallbackCall = bindCall(
  paymentCallback,
  async (
    _query,
    _params,
    { database, payments, messagesOf, now }: CallContext & PaymentSource,
    fields,
  ) => {
    if (!payments) throw new AppError('SELLING_OFF');
    const orderId = await receiveReport(database, payments.gateway, fields, {
      messagesOf,
      now,
    });
    const { status } = await database
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { orderId, status };
  },
);

/** The sandbox's report. Throws NOT_FOUND where real payments are taken, and PAYMENT_UNVERIFIED for unsigned fields. */
export const sandboxPaymentCall = bindCall(
  sandboxPayment,
  (_query, _params, { payments }: CallContext & PaymentSource, { fields }) => {
    const pretend = payments?.gateway.pretend;
    if (!pretend) throw new AppError('NOT_FOUND');
    const sent = Object.fromEntries(new URLSearchParams(fields));
    const fieldsFor = (status: string): Record<string, string> => {
      const fields = pretend(sent, status);
      if (!fields) throw new AppError('PAYMENT_UNVERIFIED');
      return fields;
    };
    return {
      paid: fieldsFor('success'),
      failed: fieldsFor('failure'),
      pending: fieldsFor('pending'),
    };
  },
);

/**
 * Throws NOT_FOUND where real payments are taken, and PAYMENT_UNVERIFIED for fields that the sandbox has not signed.
 */
export const sandboxBookCall = bindCall(
  sandboxBook,
  async (_query, _params, { payments }: CallContext & PaymentSource, { fields }) => {
    const remember = payments?.gateway.remember;
    if (!remember) throw new AppError('NOT_FOUND');
    const orderId = await remember(Object.fromEntries(new URLSearchParams(fields)));
    if (orderId === null) throw new AppError('PAYMENT_UNVERIFIED');
    return { orderId };
  },
);
