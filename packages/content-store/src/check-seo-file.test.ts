import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it, onTestFinished } from 'vitest';
import { checkContent } from './check-content.ts';
import { exampleContent, writeContent } from './example-content.ts';

const entry = { title: 'Jobs', description: 'All jobs.', additionalLinkTags: [], meta: [] };
const seoText = (tech: object = entry) => JSON.stringify({ tech, management: entry }, null, 2);

/** The findings of a site with this file. */
const found = async (text: string, file = 'layouts/seo/home.json') => {
  const { dir, remove } = await writeContent(exampleContent({ [file]: text }));
  onTestFinished(remove);
  const { findings } = await checkContent({ dir, definitions: exampleDefinitions });
  return findings.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
};

it('finds nothing in a valid file', async () => {
  expect(await found(seoText())).toEqual([]);
});

it.each([
  ['no JSON', '{ "tech": ', /^1:\d+ JSON_SYNTAX/],
  ['a missing brand', JSON.stringify({ tech: entry }), /^1:1 MISSING_FIELD .*"management"/],
  ['a slip in a name', seoText({ ...entry, titel: 'x' }), /^7:5 UNKNOWN_FIELD "titel"/],
  ['a title of a wrong kind', seoText({ ...entry, title: 5 }), /^3:14 INVALID_VALUE tech.title/],
  ['an empty title', seoText({ ...entry, title: '' }), /^3:14 INVALID_VALUE tech.title/],
  [
    'a slip in a tag',
    seoText({ ...entry, meta: [{ nam: 'x', content: 'y' }] }),
    /^8:9 UNKNOWN_FIELD "nam"/,
  ],
  [
    'an unsafe link',
    seoText({ ...entry, additionalLinkTags: [{ rel: 'icon', href: '//x' }] }),
    /^8:17 UNSAFE_URL/,
  ],
])('finds %s at its position', async (_, text, finding) => {
  expect(await found(text)).toEqual([expect.stringMatching(finding)]);
});

it('finds a file of a page that does not exist', async () => {
  expect(await found(seoText(), 'layouts/seo/hom.json')).toEqual([
    '1:1 UNKNOWN_PAGE there is no page "hom" for search engines',
  ]);
});
