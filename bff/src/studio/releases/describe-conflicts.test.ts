import { findConflicts, type ReleaseDocument } from '@broadsheet/publishing/release-documents';
import { expect, it } from 'vitest';
import { describeConflicts } from './describe-conflicts.ts';

const FILE = 'layouts/home.json';
const layout = (texts: Readonly<Record<string, string>>) =>
  JSON.stringify({
    blocks: Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [id, { type: 'quote', settings: { text } }]),
    ),
  });
const live = layout({ a: 'live', b: 'live' });
const author = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01', name: 'Asha' };
const documentOf = (id: string, text: string): ReleaseDocument => ({
  ...{ change: id, file: FILE, text, version: 1, base: null, edited_by: author },
  edited_at: new Date('2026-11-22T10:00:00Z'),
  draft: { id, title: id },
});

it('names the blocks that both drafts change, of those that differ from the live text', () => {
  const documents = [
    documentOf('first', layout({ a: 'one', b: 'live', new: 'x' })),
    documentOf('second', layout({ a: 'two', b: 'live' })),
    documentOf('third', layout({ a: 'live', b: 'three', new: 'y' })),
  ];
  const titleOf = (type: string) => `a ${type}`;
  const described = describeConflicts(findConflicts(documents), () => live, titleOf);
  expect(described.map(({ drafts, blocks }) => [...drafts.map(({ id }) => id), ...blocks])).toEqual(
    [
      ['first', 'second', 'a quote'],
      ['first', 'third', 'a quote'],
      ['second', 'third'],
    ],
  );
});

it('reads each text once, in however many conflicts it is', () => {
  let reads = 0;
  const documents = Array.from({ length: 50 }, (_, index) => ({
    ...documentOf(`${index}`, ''),
    get text() {
      reads += 1;
      return layout({ a: `${index}` });
    },
  }));
  const conflicts = findConflicts(documents);
  reads = 0;
  let liveReads = 0;
  const liveTextOf = () => {
    liveReads += 1;
    return live;
  };
  expect(describeConflicts(conflicts, liveTextOf, String)).toHaveLength(1_225);
  expect([reads, liveReads]).toEqual([50, 1]);
});
