import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import * as calls from '@broadsheet/contract/calls/subscription';
import { createSandboxGateway } from '@broadsheet/services/subscription/payments/payu/payu-gateway';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

/** Somebody of the demo buys a plan, and has the invoice. */
export const buyPlan = async (brand: Brand, caller: Caller): Promise<Caller['answered']> => {
  const email = `fresher@${brand}.example`;
  await caller.ask(login, { body: { email, password: DEMO_PASSWORD } });
  const { order } = await caller.ask(calls.subscriptionHash, { body: { plan: 'resume-builder' } });
  const { payment } = await caller.ask(calls.orderBuyer, {
    params: { orderId: order.orderId },
    body: { state: '27' },
  });
  const said = createSandboxGateway().pretend?.(payment?.fields ?? {}, 'success') ?? {};
  expect(await caller.ask(calls.paymentCallback, { body: said })).toMatchObject({ status: 'paid' });
  const params = { orderId: order.orderId };
  expect(await caller.ask(calls.order, { params })).toMatchObject({ payment: null });
  expect((await caller.ask(calls.orders)).orders).toHaveLength(1);
  await caller.ask(calls.orderInvoice, { params });
  const { order: asked } = await caller.ask(calls.requestRefund, { params });
  expect(asked.refund.askedAt).not.toBeNull();
  const { resumeBuilder } = await caller.ask(calls.subscriptionDetails);
  expect(resumeBuilder.active).toBe(true);
  return caller.answered;
};
