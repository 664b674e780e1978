import { describe, expect, it } from 'vitest';
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
    const text = await updateLive({ file: FILE, live: LIVE, edited: EDITED }, migrate);
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
    const live = await updateLive({ file: FILE, live: LIVE, edited: EDITED }, migrate);
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
  expect(await updateLive({ file: FILE, live: LIVE, edited }, migrate)).toBe(LIVE);
  expect(requested).toEqual([]);
});
