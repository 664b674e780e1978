import { describe, expect, it } from 'vitest';
import { readDraft } from '../../editor/model/draft.ts';
import { setSetting } from '../../editor/model/edit-settings.ts';
import { exampleTypes } from '../../editor/model/example-types.fixtures.ts';
import { writeJson } from '../../editor/model/write-json.ts';
import { listOldBlocks, updateBlocks } from '../../editor/updates/update-blocks.ts';
import { textWithArm } from './text-with-arm.ts';
import { updateLive } from './update-live.ts';

const FILE = 'layouts/plans.json';
const LIVE = `{
  "page": "plans",
  "blocks": {
    "cards": { "type": "plan-cards", "settings": { "plans": ["resumeBuilder"] } },
    "text": { "type": "prose" }
  },
  "order": ["cards", "text"],
  "variants": [
    { "name": "leaders", "when": { "experienceBand": [9] }, "blocks": { "cards": { "settings": { "title": "Lead" } } } }
  ]
}
`;
const EDITED = LIVE.replace(
  '"type": "plan-cards", "settings": { "plans": ["resumeBuilder"] }',
  '"type": "plan-cards", "version": 3, "settings": { "plans": ["resumeBuilder"], "both": true, "price": "perMonth" }',
);
const arm = { experiment: 'plan-framing', arm: 'per-month' };

/** Marks what was migrated, and counts. */
const migrations = () => {
  const requested: unknown[] = [];
  return {
    requested,
    migrate: async ({
      type,
      version,
      settings,
    }: Parameters<Parameters<typeof updateLive>[1]>[0]) => {
      requested.push([type, version, settings]);
      const updated = settings.map((each) => ({ ...each, both: true }));
      return { version: 3, settings: updated, isLossless: true };
    },
  };
};

describe('a live page whose block the edit has in a newer version', () => {
  it('is updated first, with the settings of its variants', async () => {
    const { requested, migrate } = migrations();
    const text = await updateLive(
      { file: FILE, live: LIVE, edited: EDITED },
      migrate,
      exampleTypes,
    );
    expect(requested).toEqual([
      [
        'plan-cards',
        1,
        [{ plans: ['resumeBuilder'] }, { plans: ['resumeBuilder'], title: 'Lead' }],
      ],
    ]);
    const { blocks, variants } = JSON.parse(text);
    expect(blocks.cards).toEqual({
      type: 'plan-cards',
      version: 3,
      settings: { plans: ['resumeBuilder'], both: true },
    });
    expect(variants[0].blocks.cards.settings).toEqual({ title: 'Lead' });
  });

  it('can then be tested against it, without a publication in between', async () => {
    expect(textWithArm({ file: FILE, live: LIVE, edited: EDITED }, arm)).toHaveProperty('refused');
    const { migrate } = migrations();
    const live = await updateLive(
      { file: FILE, live: LIVE, edited: EDITED },
      migrate,
      exampleTypes,
    );
    const made = textWithArm({ file: FILE, live, edited: EDITED }, arm);
    if ('refused' in made) throw new Error(made.refused.join());
    expect(JSON.parse(made.text).variants[0]).toEqual({
      name: 'plan-framing: per-month',
      when: { experiment: { 'plan-framing': ['per-month'] } },
      blocks: { cards: { settings: { price: 'perMonth' } } },
    });
  });
});

it.each([
  ['of the same versions', LIVE],
  ['that the edit took away', LIVE.replaceAll(/"cards"/g, '"others"')],
  [
    'of an earlier version in the edit',
    LIVE.replace('"plan-cards",', '"plan-cards", "version": 1,'),
  ],
])('leaves blocks %s as they are', async (_, edited) => {
  const { requested, migrate } = migrations();
  expect(await updateLive({ file: FILE, live: LIVE, edited }, migrate, exampleTypes)).toBe(LIVE);
  expect(requested).toEqual([]);
});

const aged = exampleTypes.get('aged');
if (!aged) throw new Error('there is an example of two versions');
const types = new Map([...exampleTypes, ['elder', { ...aged, renamedFrom: 'elder' }] as const]);

it.each(['aged', 'elder'])('fits a page that the editor has updated from “%s”', async (name) => {
  const file = 'layouts/home.json';
  const live = `${JSON.stringify({
    page: 'home',
    blocks: { old: { type: name, settings: { heading: 'Hi' } }, text: { type: 'text' } },
    order: ['old', 'text'],
    variants: [
      {
        name: 'phones',
        when: { device: ['phone'] },
        blocks: { old: { settings: { heading: 'Hello' } } },
      },
    ],
  })}\n`;
  const migrate = async ({ settings }: Parameters<Parameters<typeof updateLive>[1]>[0]) => ({
    version: 2,
    settings: settings.map(({ heading }) => ({ title: heading })),
    isLossless: true,
  });
  const { draft } = readDraft(file, live);
  const [old] = draft ? listOldBlocks(draft, types) : [];
  if (!draft || !old) throw new Error('the page has an old block');
  const { type, version, settings } = old;
  const given = { type, version, settings: settings.map((each) => ({ ...each })) };
  const opened = updateBlocks(draft, [[old, await migrate(given)]]);
  const edited = setSetting(opened, null, 'old', ['title'], 'Good day');
  if ('refused' in edited) throw new Error(edited.refused);
  const texts = { file, live, edited: writeJson(live, edited.draft) };
  expect(textWithArm(texts, arm)).toHaveProperty('refused');
  const updated = await updateLive(texts, migrate, types);
  const made = textWithArm({ ...texts, live: updated }, arm);
  if ('refused' in made) throw new Error(made.refused.join());
  const { blocks, variants } = JSON.parse(made.text);
  expect(blocks.old).toEqual({ type: 'aged', version: 2, settings: { title: 'Hi' } });
  expect(variants).toMatchObject([
    { name: 'plan-framing: per-month', blocks: { old: { settings: { title: 'Good day' } } } },
    { name: 'phones', blocks: { old: { settings: { title: 'Hello' } } } },
  ]);
});
