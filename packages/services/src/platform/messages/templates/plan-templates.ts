import { bffPathOf } from '@broadsheet/contract/call';
import { orderInvoice } from '@broadsheet/contract/calls/subscription';
import { SOURCE_TRACKING_CODES } from '@broadsheet/contract/constants';
import { ORDER_OPEN_HOURS, REFUND_DAYS } from '@broadsheet/contract/entities/order';
import { formatAmount } from '@broadsheet/contract/format-amount';
import { hrefOf } from '@broadsheet/contract/match-page';
import { planPagesOf } from '@broadsheet/contract/plan-pages';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { MailSite } from '../mail/mail-site.ts';
import { bindTemplate, type Tip } from './draft.ts';

/** The page on which each plan is renewed. */
const PAGES: Readonly<Record<string, string>> = {
  'early-applicant': '/subscribe/early-applicant-preference',
  'resume-builder': '/subscribe/resume-builder',
  pro: hrefOf('pro-membership', {}),
};

const viewOrder = ({ url, messages }: MailSite, order: string) => ({
  label: messages['mails-plans'].viewOrder,
  href: `${url}${hrefOf('subscriptionsuccess', {}, { order })}`,
});

const invoiceTip = ({ url, messages }: MailSite, number: string, orderId: string): Tip => {
  const texts = messages['mails-plans'];
  return {
    title: formatMessage(texts.invoiceTitle, { number }),
    text: texts.invoiceText,
    link: {
      label: texts.invoiceLink,
      href: `${url}${bffPathOf(orderInvoice).replace('{orderId}', orderId)}`,
    },
  };
};

/** The pages that use what was bought. Mails that were queued before they named features link to the order. */
const planButtons = ({ url }: MailSite, features = '') =>
  planPagesOf(features.split(',')).map(({ action, href }) => ({
    label: action,
    href: `${url}${href}`,
  }));

/** Mails about a purchase, complete or not: an account cannot turn them off. */
export const PLAN_TEMPLATES = [
  bindTemplate('plan-reminder', ({ name, feature, plan, day: date, isOver, code }, site) => {
    const texts = site.messages['mails-plans'];
    const href = `${site.url}${PAGES[feature] ?? hrefOf('plans', {})}?ref=${code}`;
    if (isOver === '1')
      return {
        subject: formatMessage(texts.endedSubject, { plan, date }),
        heading: formatMessage(texts.endedTitle, { plan }),
        preview: texts.endedPreview,
        name,
        paragraphs: [
          formatMessage(texts.endedText, { plan, site: site.name, date }),
          texts.endedOffer,
        ],
        button: { label: formatMessage(texts.endedButton, { plan }), href },
        notes: [texts.endingNote],
      };
    return {
      subject: formatMessage(texts.endingSubject, { plan, date }),
      heading: formatMessage(texts.endingTitle, { plan, date }),
      preview: texts.endingPreview,
      name,
      paragraphs: [
        formatMessage(texts.endingText, { plan, site: site.name, date }),
        texts.endingOffer,
      ],
      button: { label: formatMessage(texts.endingButton, { plan }), href },
      notes: [texts.endingNote],
    };
  }),
  bindTemplate('payment-incomplete', ({ name, plans, amount, orderId }, site) => {
    const texts = site.messages['mails-plans'];
    return {
      subject: formatMessage(texts.unpaidSubject, { site: site.name }),
      heading: texts.unpaidTitle,
      preview: formatMessage(texts.unpaidPreview, { amount: formatAmount(amount) }),
      name,
      paragraphs: [
        formatMessage(texts.unpaidText, { plans, amount: formatAmount(amount) }),
        formatMessage(texts.unpaidHelp, { hours: ORDER_OPEN_HOURS }),
      ],
      button: {
        label: texts.unpaidButton,
        href: `${site.url}/subscribe/checkout/${orderId}?ref=${SOURCE_TRACKING_CODES.incompletePayment}`,
      },
      notes: [texts.unpaidNote],
    };
  }),
  bindTemplate(
    'payment-received',
    ({ name, plans, features, terms, amount, invoice, orderId }, site) => {
      const texts = site.messages['mails-plans'];
      const [first = viewOrder(site, orderId), ...others] = planButtons(site, features);
      return {
        subject: formatMessage(texts.paidSubject, { site: site.name }),
        heading: texts.paidTitle,
        preview: formatMessage(texts.paidPreview, { amount: formatAmount(amount), plans }),
        name,
        paragraphs: [
          formatMessage(texts.paidText, { amount: formatAmount(amount), terms }),
          texts.paidRenewal,
        ],
        button: first,
        tips: [
          ...others.map((link) => ({ title: texts.alsoTitle, text: texts.alsoText, link })),
          invoiceTip(site, invoice, orderId),
        ],
        notes: [formatMessage(texts.refundNote, { days: REFUND_DAYS })],
      };
    },
  ),
  bindTemplate('payment-refunded', ({ name, plans, amount, invoice, orderId }, site) => {
    const texts = site.messages['mails-plans'];
    return {
      subject: formatMessage(texts.refundedSubject, { site: site.name }),
      heading: texts.refundedTitle,
      preview: formatMessage(texts.refundedPreview, { amount: formatAmount(amount) }),
      name,
      paragraphs: [
        formatMessage(texts.refundedText, { amount: formatAmount(amount), plans }),
        texts.refundedHelp,
      ],
      button: viewOrder(site, orderId),
      tips: [invoiceTip(site, invoice, orderId)],
      notes: [],
    };
  }),
];
