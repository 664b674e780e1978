import { bffPathOf } from '@broadsheet/contract/call';
import { orderInvoice } from '@broadsheet/contract/calls/subscription';
import { SOURCE_TRACKING_CODES } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';

import { planPagesOf } from '@broadsheet/contract/plan-pages';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate } from './draft.ts';

/** Where each plan is renewed. */
const PAGES: Readonly<Record<string, string>> = {
  'early-applicant': '/subscribe/early-applicant-preference',
  'resume-builder': '/subscribe/resume-builder',
  pro: hrefOf('pro-membership', {}),
};

const orderHref = ({ url }: MailSite, order: string): string =>
  `${url}${hrefOf('subscriptionsuccess', {}, { order })}`;

const invoiceTip = ({ url }: MailSite, invoice: string, orderId: string) => ({
  title: `Invoice ${invoice}`,
  text: 'As a PDF. It stays with your orders.',
  link: {
    label: 'Download the invoice',
    href: `${url}${bffPathOf(orderInvoice).replace('{orderId}', orderId)}`,
  },
});

/** Where what was bought is used. Mails that were queued before they named features lead to the order. */
const planButtons = ({ url }: MailSite, features = '') =>
  planPagesOf(features.split(',')).map(({ action, href }) => ({
    label: action,
    href: `${url}${href}`,
  }));

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
  bindTemplate(
    'payment-received',
    ({ name, plans, features, terms, amount, invoice, orderId }, site) => {
      const order = { label: 'See your order', href: orderHref(site, orderId) };
      const [first = order, ...others] = planButtons(site, features);
      return {
        subject: `Your payment to ${site.name} has arrived`,
        heading: 'Your payment has arrived',
        preview: `₹${amount} for ${plans}.`,
        name,
        paragraphs: [
          `Thank you. You have paid ₹${amount}, and have ${terms}.`,
          'Nothing renews by itself. We write before a plan ends.',
        ],
        button: first,
        tips: [
          ...others.map((link) => ({
            title: 'Also yours',
            text: 'It is in your account menu, too.',
            link,
          })),
          invoiceTip(site, invoice, orderId),
        ],
        notes: [
          'Within seven days of paying you can ask for the money back under Plans and orders.',
        ],
      };
    },
  ),
  bindTemplate('payment-refunded', ({ name, plans, amount, invoice, orderId }, site) => ({
    subject: `Your order at ${site.name} is refunded`,
    heading: 'Your order is refunded',
    preview: `₹${amount} goes back the way it came.`,
    name,
    paragraphs: [
      `₹${amount} for ${plans} is given back, and what it gave has ended.`,
      'The money goes back the way you paid. With most banks it is there within ten working days.',
    ],
    button: { label: 'See your order', href: orderHref(site, orderId) },
    tips: [invoiceTip(site, invoice, orderId)],
    notes: [],
  })),
];
