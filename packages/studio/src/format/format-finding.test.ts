import { expect, it } from 'vitest';
import { formatFinding } from './format-finding.ts';

const textOf = (file: string, message: string, mend = ''): string => {
  const text = formatFinding({ file, message, mend });
  return [text.message, text.mend].filter((each) => each !== '').join(' / ');
};

it('names settings and choices as forms do', () => {
  expect(
    textOf(
      'layouts/plans.json',
      'settings.price must be one of "total" or "perMonth", found "perYear"',
      'Known here: "total", "perMonth".',
    ),
  ).toBe(
    '“Price shown large” must be one of "total" or “Price a month”, found “Per year” / Choose one of: "total", “Price a month”.',
  );
});

it('names the way to a value, without the structure of the file', () => {
  expect(
    textOf('brand-configs/tech.json', 'colours.light.accentText must be a colour, found "red"'),
  ).toBe('“Colours, light, accent text” must be a colour, found "red"');
  expect(
    textOf('layouts/home.json', 'variants[1].blocks.cards.settings.plans[2] must be a text'),
  ).toBe('“Plans, entry 3” must be a text');
  expect(textOf('layouts/home.json', 'blocks.prompt.when.cohort[0] must be a text')).toBe(
    '“Cohort, entry 1” must be a text',
  );
});

it('says which field is missing', () => {
  expect(
    textOf('layouts/home.json', 'seo needs the field "description"', 'Add "description".'),
  ).toBe('“SEO” needs “Description” / Fill in “Description”.');
});

it('names the columns of banners, and asks for a date as their table does', () => {
  expect(textOf('layouts/banners/home.csv', 'minExp must be a whole number, found "x"')).toBe(
    '“Min. experience (years)” must be a whole number, found "x"',
  );
  expect(
    textOf(
      'layouts/banners/home.csv',
      'from must be empty, or a date and time with an offset, found "5"',
      'Write it like 2087-11-05T09:00+05:30.',
    ),
  ).toBe(
    '“Start date” must be empty, or a date and time with an offset, found "5" / Choose the date and time again.',
  );
});

it('names files and pictures as Studio does', () => {
  expect(
    textOf('layouts/blogs/tech/offers.md', '', 'Add it to layouts/blogs/tech.json, under "a".'),
  ).toBe('Add it to “Blog: tech site”, under "a".');
  expect(textOf('layouts/home.json', `there is no picture /media/${'a'.repeat(64)}.webp`)).toBe(
    'there is no picture with this address',
  );
});

it('leaves addresses, facts in braces and plain sentences as they are', () => {
  for (const text of [
    'there is no fact {recruiterName}',
    'nothing is at /recruiterJobfeed',
    'this picture was removed from the library',
  ])
    expect(textOf('layouts/content/footer.md', text)).toBe(text);
});
