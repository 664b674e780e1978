import { expect, it } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
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

it('leaves braces alone that name no fact, whatever objects have by nature', () => {
  expect(load('{constructor} {x}')).toEqual([
    { kind: 'paragraph', line: [{ text: '{constructor} {x}' }] },
  ]);
});

it('is nothing where there is no text', () => {
  expect(load(null)).toBeNull();
});
