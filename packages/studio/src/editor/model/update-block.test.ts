import { expect, it } from 'vitest';
import { type Draft, readDraft } from './draft.ts';
import { copyBlock, removeBlock } from './edit-blocks.ts';
import { exampleTypes } from './example-types.fixtures.ts';
import { moveBlock } from './move.ts';
import { type Outcome, validateOutcome } from './outcome.ts';
import { updateBlock, writtenOf } from './update-block.ts';
import { writeJson } from './write-json.ts';

const OLD = '{ "type":"aged",\n      "settings": { "heading":"Diwali",   "odd" : [1,2 ] } }';
const ALIEN = '{"type": "from-tomorrow", "version":7, "mood":"calm",\n\t"settings": {"x" :1.0e1} }';
const TEXT = `{
  "page": "home",
  "blocks": {
    "old": ${OLD},
    "alien": ${ALIEN},
    "words": { "type": "text" }
  },
  "order": ["old", "alien", "words"],
  "variants": [
    { "name": "a", "when": { "brand": ["tech"] }, "blocks": { "old": { "settings": { "heading": "Tech" } } } },
    { "name": "b", "when": { "brand": ["management"] }, "blocks": { "old": { "when": {} } } }
  ]
}
`;
const read = (text: string): Draft => {
  const { draft } = readDraft('layouts/home.json', text);
  if (!draft) throw new Error('the text is a layout');
  return draft;
};
const edited = (text: string, edit: (draft: Draft) => Outcome): string => {
  const outcome = validateOutcome(read(text), edit(read(text)), exampleTypes);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return writeJson(text, outcome.draft);
};

it('retains blocks of another version, and unknown ones, byte for byte through edits beside them', () => {
  const moved = edited(TEXT, (draft) =>
    moveBlock(draft, null, 'alien', { list: 'order', before: 'old' }),
  );
  const copied = edited(moved, (draft) => copyBlock(draft, null, 'alien'));
  const without = edited(copied, (draft) => removeBlock(draft, null, 'words', exampleTypes));
  expect(read(without).order).toEqual(['alien', 'alien-2', 'old']);
  expect(read(without).blocks['alien-2']).toEqual(read(TEXT).blocks.alien);
  expect(without).toContain(`"old": ${OLD}`);
  expect(without).toContain(`"alien": ${ALIEN}`);
});

it('updates a block, and its settings in variants', () => {
  const draft = read(TEXT);
  expect(writtenOf(draft, 'old')).toEqual([
    { scope: null, settings: { heading: 'Diwali', odd: [1, 2] } },
    { scope: 0, settings: { heading: 'Tech', odd: [1, 2] } },
  ]);
  const updated = updateBlock(draft, 'old', 'renamed', {
    version: 2,
    settings: [{ title: 'Diwali' }, { title: 'Tech' }],
  });
  expect(updated.blocks.old).toEqual({
    type: 'renamed',
    version: 2,
    settings: { title: 'Diwali' },
  });
  expect(updated.variants?.[0]?.blocks).toEqual({ old: { settings: { title: 'Tech' } } });
  expect(updated.variants?.[1]).toEqual(draft.variants?.[1]);
});

it("drops a variant's entry without effect after an update", () => {
  const updated = updateBlock(read(TEXT), 'old', 'aged', { version: 2, settings: [{}, {}] });
  expect(updated.blocks.old).toEqual({ type: 'aged', version: 2 });
  expect(updated.variants?.[0]).not.toHaveProperty('blocks');
});
