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
    '“Price shown large” must be one of “Price of the whole term” or “Price a month”, found "perYear" / Choose one of: “Price of the whole term”, “Price a month”.',
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

it('leaves what somebody wrote as it is', () => {
  for (const text of [
    'there is no audience "iPhone"',
    'there is no audience "iPhone "minPrice" users"',
    'Did you mean "iPhone owners"?',
    'Known: “iPhone minExp”',
    'no page of any brand has the address https://a.example/jobs?utmSource=minExp',
    'no page of any brand has the address /jobs?utmSource=x#myPart',
    'the id "myBanner" is already used above',
    'Did you mean "landscape"?',
  ])
    expect(textOf('layouts/banners/home.csv', text)).toBe(text);
  expect(textOf('layouts/banners/home.csv', 'link must be a link, found "see, found minExp"')).toBe(
    '“Link” must be a link, found "see, found minExp"',
  );
  expect(
    textOf('layouts/banners/home.csv', 'minExp must be a whole number, found "a \\"maxExp\\" ...'),
  ).toBe('“Min. experience (years)” must be a whole number, found "a \\"maxExp\\" ...');
});

it('names columns exactly where a person must write them', () => {
  for (const text of [
    'the first line must name every column, it lacks ctaText, minExp',
    'Begin the file with id,ctaText,minExp.',
    'Begin it with id,ctaText,minExp.',
    '"subTxt" is not a column of banner files',
    'Did you mean "subText"?',
    'the column "ctaText" appears twice',
  ])
    expect(textOf('layouts/banners/home.csv', text)).toBe(text);
});

it('names the fields that sentences mention', () => {
  expect(
    textOf('layouts/banners/home.csv', 'nobody has them', 'maxExp must not be below minExp.'),
  ).toBe(
    'nobody has them / “Max. experience (years)” must not be below “Min. experience (years)”.',
  );
  expect(
    textOf('layouts/home.json', 'x', 'For visitors use "experienceBand", or remove "membership".'),
  ).toBe('x / For visitors use “Experience”, or remove "membership".');
});
