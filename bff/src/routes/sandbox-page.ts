import type { CallAnswer } from '@broadsheet/contract/call';
import type { sandboxPayment } from '@broadsheet/contract/calls/internal';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import { plainPage } from '../http/plain-page.ts';

type Fields = Readonly<Record<string, string>>;

const form = (action: string, fields: Fields, text: string): string => {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<p><button>${escapeHtml(text)}</button></p></form>`;
};

/** A page with one form for each possible outcome of a payment. */
export const sandboxPage = (
  { paid, failed, pending }: CallAnswer<typeof sandboxPayment>,
  callback: string,
  themeHref: string | undefined,
): string => {
  const { amount = '', txnid = '' } = paid;
  return plainPage(
    'Payment sandbox',
    `<h1>Payment sandbox</h1>
<p>This is a test payment: no money is charged. Amount: ₹${escapeHtml(amount)}. Order: ${escapeHtml(txnid)}.</p>
${form(callback, paid, 'Pay')}
${form('/dev/payments/late', paid, 'Pay, confirm later')}
${form('/dev/payments/lost', paid, 'Pay, lose the confirmation')}
${form(callback, pending, 'Leave payment pending')}
${form(callback, failed, 'Fail the payment')}
${form(callback, { ...paid, hash: '0'.repeat(128) }, 'Forge a payment')}`,
    themeHref,
  );
};
