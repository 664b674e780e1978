import { expect, it } from 'vitest';
import { changeOf } from '../changes/change.fixture.ts';
import { answerFetch, pressButton, showPage } from '../test-page.fixture.tsx';
import { AudiencesForm } from './audiences-form.tsx';
import { readDraftAudiences } from './draft-audiences.ts';

const TEXT = `{
  "freshers": { "name": "Freshers", "any": [{ "cohort": ["freshers"] }] },
  "members": { "name": "Members", "any": [{ "membership": ["basic", "pro"] }] }
}
`;
const use = { audience: 'freshers', name: 'Diwali', variant: null, block: null, line: null };

it('refuses to remove an audience in use, and links to where it is used', async () => {
  answerFetch(({ path }) => {
    if (path.startsWith('/palette')) return [200, { types: [], brands: [], experiments: {} }];
    const items = [
      { ...use, kind: 'variant', file: 'layouts/home.json' },
      { ...use, kind: 'block', name: 'Jobs', block: 'jobs', file: 'layouts/home.json' },
      {
        ...use,
        kind: 'block',
        name: 'Jobs',
        variant: 'Diwali',
        block: 'jobs',
        file: 'layouts/home.json',
      },
      { ...use, kind: 'banner', name: 'Sale', file: 'layouts/banners/home.csv', line: 3 },
    ];
    return [200, { items }];
  });
  const texts: string[] = [];
  const { audiences } = readDraftAudiences(TEXT);
  if (!audiences) throw new Error('the example must be valid');
  const change = changeOf({});
  await showPage(
    <AudiencesForm
      change={change}
      text={TEXT}
      audiences={audiences}
      onText={(text) => texts.push(text)}
    />,
  );
  await pressButton('Remove Freshers');
  const alert = document.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain('Freshers is in use, so you cannot remove it.');
  const links = [...(alert?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Page: Home, variant “Diwali”', `/changes/${change.id}/edit?file=layouts/home.json`],
    ['Page: Home, block “Jobs”', expect.stringContaining('file=layouts/home.json')],
    [
      'Page: Home, block “Jobs” in variant “Diwali”',
      expect.stringContaining('file=layouts/home.json'),
    ],
    [
      'Banners: Home, banner “Sale”',
      `/changes/${change.id}/edit?file=layouts/banners/home.csv&line=3`,
    ],
  ]);
  expect(texts).toEqual([]);
  await pressButton('Remove Members');
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain('members');
});
