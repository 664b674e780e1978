import type { CallAnswer, CallDefinition } from '@broadsheet/contract/call';
import { createResume } from '@broadsheet/contract/calls/resume-document';
import { paymentCallback, subscriptionHash } from '@broadsheet/contract/calls/subscription';
import { hrefOf } from '@broadsheet/contract/match-page';

/** The page of the created entity, for calls whose form goes there; null for others. */
export const leadsTo = (call: CallDefinition, answer: unknown): string | null => {
  if (call === subscriptionHash) {
    const { order } = answer as CallAnswer<typeof subscriptionHash>;
    return hrefOf('checkout', { orderId: order.orderId });
  }
  if (call === createResume) {
    const { resume, job } = answer as CallAnswer<typeof createResume>;
    const parameters = { resume: String(resume.number), ...(job ? { job } : {}) };
    return hrefOf('resume-builder', {}, parameters);
  }
  if (call !== paymentCallback) return null;
  const { orderId } = answer as CallAnswer<typeof paymentCallback>;
  return hrefOf('subscriptionsuccess', {}, { order: orderId });
};
