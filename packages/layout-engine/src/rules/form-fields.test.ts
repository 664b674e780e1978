import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (settings: string, more = '') =>
  `{ "page": "home", "blocks": { "a": { "type": "answer-form", ${more} "settings": { ${settings} } }, "b": { "type": "text" } }, "order": ["a", "b"] }`;

it('finds choices that are missing or repeated, and leaves kinds without choices alone', () => {
  const { marks, positions, messages } = findInExample(
    page(`"fields": [
      { "kind": "email", "label": "Email" },
      ▶{ "kind": "choice", "label": "Day", "choices": ["Friday"] },
      { "kind": "several-choices", "label": "Talks", "choices": ["Pay", "Offers", ▶" pay"] }]`),
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'FORM_CHOICES the field "Day" has fewer than 2 choices',
    'FORM_CHOICES the field "Talks" has the choice " pay" twice',
  ]);
});

it.each([
  ['2026-13-01T00:00:00+05:30', 'month'],
  ['2026-12-01T25:00:00+05:30', 'hour'],
  ['2026-02-31T00:00:00+05:30', 'day'],
])('finds a form that closes at %s, which has no such %s', (closesOn) => {
  const found = findInExample(page(`"closesOn": ▶"${closesOn}"`));
  expect(found.positions).toEqual(found.marks);
  expect(found.messages).toEqual([`FORM_NEVER_OPEN ${closesOn} is no date of the calendar`]);
});

it('finds a form that closes before its block is shown, and no other', () => {
  const from = '"when": { "from": "2026-12-01T00:00:00+05:30" },';
  const early = findInExample(page('"closesOn": ▶"2026-12-01T00:00:00+05:30"', from));
  expect(early.positions).toEqual(early.marks);
  expect(early.messages).toEqual(['FORM_NEVER_OPEN the form closes before it is shown']);
  expect(findInExample(page('"closesOn": "2026-12-01T00:00:01+05:30"', from)).messages).toEqual([]);
  expect(findInExample(page('"closesOn": "2020-12-01T00:00:01+05:30"')).messages).toEqual([]);
});
