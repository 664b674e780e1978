import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { checkContent } from '@broadsheet/content-store/check-content';
import { writeContent } from '@broadsheet/content-store/example-content';
import type { Finding } from '@broadsheet/contract/finding';
import { expect, it } from 'vitest';
import { everydayFaults } from './everyday-faults.ts';
import { mutate } from './mutate.ts';
import { smallSite } from './small-site.ts';

const check = async (files: Readonly<Record<string, string>>): Promise<readonly Finding[]> => {
  const { dir, remove } = await writeContent(files);
  try {
    return (await checkContent({ dir, definitions: blockDefinitions })).findings;
  } finally {
    await remove();
  }
};

it('finds nothing in the small site', async () => {
  expect(await check(smallSite)).toEqual([]);
});

const all = Object.entries(everydayFaults).flatMap(([file, faults]) =>
  faults.map(([fault, expectedText]) => ({ file, kind: fault[0], fault, expectedText })),
);

it.each(all)(
  'finds in $file, in words to act upon: $kind',
  async ({ file, fault, expectedText }) => {
    const { text, expected } = mutate(smallSite[file] ?? '', fault);
    const findings = await check({ ...smallSite, [file]: text });
    const reported = findings.map(
      (found) => `${found.file} ${found.code} ${found.line}:${found.column}`,
    );
    expect(reported).toEqual(expected.map((each) => `${file} ${each}`));
    expect(findings.map(({ message, mend }) => `${message} ${mend}`).join()).toContain(
      expectedText,
    );
  },
);

it('tells of a spreadsheet that was saved with other marks than commas, once', async () => {
  const file = 'layouts/banners/home.csv';
  for (const mark of [';', '\t']) {
    const text = (smallSite[file] ?? '').replaceAll(',', mark);
    const findings = await check({ ...smallSite, [file]: text });
    expect(findings.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['CSV_SEPARATOR', 1, 1],
    ]);
  }
});

it('tells of a file for a page that does not exist, once', async () => {
  const findings = await check({ ...smallSite, 'layouts/seo/hom.json': '{}' });
  expect(findings.map(({ code, mend }) => [code, mend])).toEqual([
    ['UNKNOWN_PAGE', 'Did you mean "home"?'],
  ]);
});

it('tells of a page that has lost its title, once', async () => {
  const { 'layouts/seo/terms.json': _, ...untitled } = smallSite;
  expect((await check(untitled)).map(({ file, code, mend }) => [file, code, mend])).toEqual([
    [
      'layouts/terms.json',
      'MISSING_TITLE',
      'Write layouts/seo/terms.json with a title and a description for each brand.',
    ],
  ]);
});

it('tells of an article that nobody can read, and of one that nobody finds, once', async () => {
  const { 'layouts/blogs/tech/plan-a-week.md': text = '', ...without } = smallSite;
  const reported = async (files: Readonly<Record<string, string>>) =>
    (await check(files)).map(({ file, line, code }) => `${file}:${line} ${code}`);
  expect(await reported(without)).toEqual(['layouts/blogs/tech.json:24 ARTICLE_UNREADABLE']);
  const lost = 'layouts/blogs/tech/lost-article.md';
  expect(await reported({ ...smallSite, [lost]: text })).toEqual([`${lost}:1 ARTICLE_UNLISTED`]);
});

it('tells of articles for a brand that does not exist, once', async () => {
  const findings = await check({ ...smallSite, 'layouts/blogs/teck.json': '{}' });
  expect(findings.map(({ code, mend }) => [code, mend])).toEqual([
    ['UNKNOWN_BRAND', 'Did you mean "tech"?'],
  ]);
});
