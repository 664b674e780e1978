import { expect, it } from 'vitest';
import { loaderContext } from '../../loader-context.fixtures.ts';
import { loadProse } from './load-prose.ts';

const load = (text: string | null) =>
  loadProse(loaderContext('/faq', {}, { content: () => text }).context, 'faq');

it('replaces placeholders in texts and links', () => {
  expect(load('- **{brandName}**: {earlyApplicantPrice}\n- [in]({recruiterLogin})')).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ text: 'Broadsheet Tech', strong: true }, { text: ': ₹1,499' }],
        [{ text: 'in', href: 'https://recruit.broadsheet.example/login' }],
      ],
    },
  ]);
});

it('links mail addresses and phone numbers', () => {
  expect(load('[{contactEmail}]({contactMail}) [{contactPhone}]({contactCall})')).toEqual([
    {
      kind: 'paragraph',
      line: [
        { text: 'help@jobs.example', href: 'mailto:help@jobs.example' },
        { text: ' ' },
        { text: '+91 80 4718 0000', href: 'tel:+918047180000' },
      ],
    },
  ]);
});

it('leaves unknown placeholders alone, including names of Object.prototype', () => {
  expect(load('{constructor} {x}')).toEqual([
    { kind: 'paragraph', line: [{ text: '{constructor} {x}' }] },
  ]);
});

it('is null without a text', () => {
  expect(load(null)).toBeNull();
});
