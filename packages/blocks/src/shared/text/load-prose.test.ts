import { expect, it } from 'vitest';
import { loaderContext } from '../../loader-context.fixtures.ts';
import { loadProse } from './load-prose.ts';

const load = (text: string | null) =>
  loadProse(loaderContext('/faq', {}, { content: () => text }).context, 'faq');

it('fills in the facts of the brand, in texts and in links', () => {
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

it('makes of a mail address and a number what a phone can use', () => {
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

it('leaves braces alone that name no fact, whatever objects have by nature', () => {
  expect(load('{constructor} {x}')).toEqual([
    { kind: 'paragraph', line: [{ text: '{constructor} {x}' }] },
  ]);
});

it('is nothing where there is no text', () => {
  expect(load(null)).toBeNull();
});
