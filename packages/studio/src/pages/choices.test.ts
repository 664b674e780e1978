import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { expect, it } from 'vitest';
import { changesByFile } from './changes-by-file.ts';
import { changesToEditIn } from './changes-to-edit-in.ts';
import { matches } from './matches.ts';

const asha = { id: '00000000-0000-4000-8000-000000000001', name: 'Asha' };
const ravi = { id: '00000000-0000-4000-8000-000000000002', name: 'Ravi' };
const change = (
  title: string,
  author: ChangeSummary['author'],
  files: string[],
): ChangeSummary => ({
  id: title,
  title,
  state: 'draft',
  version: 1,
  author,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  submitted: null,
  approved: null,
  returned: null,
  publishAt: null,
  revision: null,
  trouble: null,
  release: null,
  files,
});
const diwali = change('Diwali', ravi, ['layouts/home.json', 'layouts/faq.json']);
const mine = change('Mine', asha, ['layouts/faq.json']);
const theirs = change('Theirs', ravi, []);

it("offers changes with the page first, then the user's own, and no others", () => {
  const offered = changesToEditIn([mine, theirs, diwali], 'layouts/home.json', asha);
  expect(offered.map(({ title }) => title)).toEqual(['Diwali', 'Mine']);
});

it('lists for each file the open changes with it', () => {
  const byFile = changesByFile([diwali, mine, theirs]);
  expect(byFile.get('layouts/faq.json')).toEqual([diwali, mine]);
  expect(byFile.get('layouts/terms.json')).toBeUndefined();
});

it('finds a page by words of its name and path', () => {
  expect(matches('JOBS c', 'category', '/c/backend-jobs')).toBe(true);
  expect(matches('', 'terms', null)).toBe(true);
  expect(matches('null', 'terms', null)).toBe(false);
});
