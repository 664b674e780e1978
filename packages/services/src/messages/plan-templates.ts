import { SOURCE_TRACKING_CODES } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';

import { bindTemplate } from './draft.ts';

/** Where each plan is renewed. */
const PAGES: Readonly<Record<string, string>> = {
  'early-applicant': '/subscribe/early-applicant-preference',
  'resume-builder': '/subscribe/resume-builder',
  pro: hrefOf('pro-membership', {}),
};

/** Mails about what somebody has bought, or was about to: an account cannot do without them. */
export const PLAN_TEMPLATES = [
  bindTemplate(
    'plan-reminder',
    ({ name, feature, plan, day, isOver, code }, { name: site, url }) => {
      const over = isOver === '1';
      const path = PAGES[feature] ?? hrefOf('plans', {});
      return {
        subject: over
          ? `Your ${plan} plan at ${site} has ended`
          : `Your ${plan} plan at ${site} ends on ${day}`,
        heading: over ? `${plan} has ended` : `${plan} ends on ${day}`,
        preview: over ? 'What you wrote and saved is kept.' : 'Nothing renews by itself.',
        name,
        paragraphs: over
          ? [
              `Your ${plan} plan at ${site} ended on ${day}. What it gave is off; what you wrote and saved is kept.`,
              'You can have it again from the day you pay. This is the last we write about it.',
            ]
          : [
              `Your ${plan} plan at ${site} runs until ${day}. Nothing renews by itself, and nothing is charged.`,
              'If you renew it before, the next term begins where this one ends: no day is lost.',
            ],
        button: {
          label: over ? `Have ${plan} again` : `Renew ${plan}`,
          href: `${url}${path}?ref=${code}`,
        },
        notes: ['If you do not want it any more, do nothing.'],
      };
    },
  ),
  bindTemplate('payment-incomplete', ({ name, plans, amount, orderId }, { name: site, url }) => ({
    subject: `Your order at ${site} is not paid yet`,
    heading: 'Your order is not paid yet',
    preview: 'Nothing was charged for it.',
    name,
    paragraphs: [
      `You were about to buy ${plans} for ₹${amount}, and no payment has reached us.`,
      'The order waits for a day from when you opened it. If your bank has taken the money, wait: its word may come late, and is then counted by itself.',
    ],
    button: {
      label: 'Go on with the order',
      href: `${url}/subscribe/checkout/${orderId}?ref=${SOURCE_TRACKING_CODES.incompletePayment}`,
    },
    notes: ['If you have changed your mind, do nothing. We write about an order once.'],
  })),
];
