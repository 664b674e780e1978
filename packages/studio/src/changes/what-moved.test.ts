import { expect, it } from 'vitest';
import { asha, changeOf, documentOf } from './change.fixture.ts';
import { whatMoved } from './what-moved.ts';

const FILE = 'layouts/content/terms.md';
const texts = (...args: Parameters<typeof whatMoved>) => whatMoved(...args).map(({ text }) => text);

it('lists who edited which file, new publications, and the current state', () => {
  const editedBy = { id: asha.id, name: asha.name };
  const documents = [documentOf(FILE, '# Terms\n', { version: 2, editedBy, moved: true })];
  expect(texts(changeOf({ state: 'review' }), changeOf({ documents }))).toEqual([
    'Asha edited “Text: Terms”',
    'A newer version of “Text: Terms” is live',
    'Status is now: Editing',
  ]);
  expect(texts(changeOf(), changeOf())).toEqual([]);
});
