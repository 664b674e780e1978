import type { CallAnswer } from '@broadsheet/contract/call';
import { subscriptionHash } from '@broadsheet/contract/calls/subscription';
import type { PlanChoice } from '@broadsheet/contract/entities/order';
import type { StateCode } from '@broadsheet/contract/indian-states';
import { createSandboxGateway } from '../payments/payu/payu-gateway.ts';

export type Fields = Record<string, string>;

interface Services {
  readonly call: (
    call: typeof subscriptionHash,
    input: {
      readonly token: string;
      readonly body: { readonly plan: PlanChoice; readonly state?: StateCode };
    },
  ) => Promise<CallAnswer<typeof subscriptionHash>>;
}

/** Opens an order as its seeker. @returns its id and the fields for the gateway */
export const openTestOrder = async (
  services: Services,
  token: string,
  plan: PlanChoice = 'early-applicant',
  state: StateCode = '27',
): Promise<{ orderId: string; fields: Fields }> => {
  const { order, payment } = await services.call(subscriptionHash, {
    token,
    body: { plan, state },
  });
  return { orderId: order.orderId, fields: payment?.fields ?? {} };
};

/** What the gateway sends after a payment with this status. */
export const gatewayFieldsOf = (fields: Fields, status: string): Fields => {
  const pretended = createSandboxGateway().pretend?.(fields, status);
  if (!pretended) throw new Error('the gateway does not know this request');
  return pretended;
};
