import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import * as calls from '@broadsheet/contract/calls/subscription';
import { createSandboxGateway } from '@broadsheet/services/subscription/payments/payu/payu-gateway';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

/** A demo account buys a plan, and reads the invoice. */
export const buyPlan = async (brand: Brand, caller: Caller): Promise<Caller['answered']> => {
  const email = `fresher@${brand}.example`;
  await caller.call(login, { body: { email, password: DEMO_PASSWORD } });
  const { order } = await caller.call(calls.subscriptionHash, { body: { plan: 'resume-builder' } });
  const { payment } = await caller.call(calls.orderBuyer, {
    params: { orderId: order.orderId },
    body: { state: '27' },
  });
  const paid = createSandboxGateway().pretend?.(payment?.fields ?? {}, 'success') ?? {};
  expect(await caller.call(calls.paymentCallback, { body: paid })).toMatchObject({
    status: 'paid',
  });
  const params = { orderId: order.orderId };
  expect(await caller.call(calls.order, { params })).toMatchObject({ payment: null });
  expect((await caller.call(calls.orders)).orders).toHaveLength(1);
  await caller.call(calls.orderInvoice, { params });
  const { order: refundOrder } = await caller.call(calls.requestRefund, { params });
  expect(refundOrder.refund.askedAt).not.toBeNull();
  const { resumeBuilder } = await caller.call(calls.subscriptionDetails);
  expect(resumeBuilder.active).toBe(true);
  return caller.answered;
};
