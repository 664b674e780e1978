import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFees } from './find-fees.ts';

/** Sentences as advisories of police, universities and job sites in India describe them. */
const DEMANDS = [
  'Registration fee: ₹500.',
  'Candidates must pay a registration fee of Rs. 1,500 to confirm the interview.',
  'A refundable security deposit of ₹2,500 is required before joining.',
  'Processing fee of Rs 999 is mandatory for all applicants.',
  'Selected candidates deposit ₹3,000 for the laptop.',
  'Pay Rs 2000 to confirm your seat.',
  'Training fee of INR 10,000 is payable at the time of joining.',
  'You will be charged uniform charges of Rs. 800.',
  'Caution money of ₹5,000 is refundable after six months.',
  'Transfer ₹250 for verification of your documents by UPI.',
  'Application fee of ₹200 required.',
  'Kit charges Rs.1200 payable before joining.',
  'Joining fees apply to all candidates.',
  'Onboarding charges of ₹750, refundable with the first salary.',
  'ID card charges: Rs 350.',
];

/** Sentences of honest jobs that use the same terms. */
const HONEST = [
  'We never ask for a registration fee.',
  'There is no security deposit, and no training fee.',
  'We do not charge any fee from candidates at any stage.',
  'Beware of people who ask for a refundable deposit in our name.',
  'Collect registration fees from students and issue receipts.',
  'Manage security deposits and refunds of tenants.',
  'Reconcile processing fees on retail loans every month.',
  'Relocation and training charges are borne by the company.',
  'We pay ₹40,000 a month, on the 28th.',
  'Salary of Rs. 25,000 to Rs. 30,000, paid before the 5th of each month.',
  'Joining bonus of ₹50,000 for candidates who can join within 15 days.',
  'Experience with deposit products of banks is required.',
  'Referral bonus of ₹10,000 for members of the team.',
  'Calculate placement fees of clients.',
  'You get a laptop, a phone and an allowance of ₹2,000 a month.',
  'The company pays for your certification fees.',
  'Reimbursement: we reimburse certification fees of up to ₹15,000 for you.',
];

it.each(DEMANDS)('finds %j', (sentence) => {
  expect(findFees(`<p>Join our team.</p><p>${sentence}</p>`)).toEqual([
    sentence.replace(/\.$/, ''),
  ]);
});

it.each(HONEST)('does not find %j', (sentence) => {
  expect(findFees(`<ul><li>Good pay.</li><li>${sentence}</li></ul>`)).toEqual([]);
});

it('quotes at most two sentences, as they are written, and shortens long ones', () => {
  const long = `Pay a registration fee of ₹500 ${'and then wait for the call '.repeat(20)}`;
  const html = `<p>${long}.</p>${DEMANDS.slice(0, 4)
    .map((sentence) => `<p>${sentence}</p>`)
    .join('')}`;
  const quotes = findFees(html);
  expect(quotes).toHaveLength(2);
  expect(quotes[0]).toMatch(/^Pay a registration fee of ₹500 .{1,120} …$/);
});

it('reads no tags and entities as text', () => {
  expect(findFees('<p>Pay a <strong>registration fee</strong> of ₹500 &amp; join</p>')).toEqual([
    'Pay a registration fee of ₹500 & join',
  ]);
});

it('ends soon for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), (text) => {
      expect(findFees(text).length).toBeLessThanOrEqual(2);
    }),
  );
});
