import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateWritten } from '@broadsheet/bff/studio/block-versions';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import { ANYBODY } from '@broadsheet/contract/audience';
import { NO_ARMS } from '@broadsheet/contract/experiments';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { textWithArm } from '@broadsheet/studio/experiments/trying/text-with-arm';
import { updateLive } from '@broadsheet/studio/experiments/trying/update-live';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FILE = 'layouts/plans.json';
const KEY = 'plan-framing';

/** The experiment of the manual, and what its variant sets. */
const readManual = () => {
  const manual = readFileSync(join(root, 'docs/experiments.md'), 'utf8');
  const parts = [...manual.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
  const [file, variant] = [`"${KEY}": {`, `"${KEY}": [`].map((sign) =>
    JSON.parse(parts.find((part) => part.includes(sign)) ?? 'null'),
  );
  return { experiment: file[KEY], settings: variant.blocks.cards.settings };
};

const files = await readContentFiles(root);
const shipped = files.find(({ file }) => file === FILE)?.text ?? '';

/** The page, with its block in a version. */
const pageOf = (version: number | undefined, more: object = {}): string => {
  const layout = JSON.parse(shipped);
  const { version: _, ...cards } = layout.blocks.cards;
  const written = { ...cards, ...(version && { version }) };
  layout.blocks.cards = { ...written, settings: { ...cards.settings, ...more } };
  return `${JSON.stringify(layout, null, 2)}\n`;
};
const newest = blockDefinitions['plan-cards'].version;

describe('the example of the manual, tried in Studio', () => {
  it.each([
    ['as shipped', shipped],
    ['with its block in the first version', pageOf(undefined)],
  ])(
    'becomes an experiment of the plans page %s, without a publication before',
    async (_, live) => {
      const { experiment, settings } = readManual();
      // Studio updates the block before it offers its newer settings.
      const edited = pageOf(newest, settings);
      const updated = await updateLive(
        { file: FILE, live, edited },
        async (body) => migrateWritten(blockDefinitions, body),
        new Map(),
      );
      const arm = { experiment: KEY, arm: 'per-month' };
      const made = textWithArm({ file: FILE, live: updated, edited }, arm);
      if ('refused' in made) throw new Error(made.refused.join());
      const tried = loadContent(
        files.map((each) => {
          if (each.file === FILE) return { ...each, text: made.text };
          if (each.file !== 'layouts/experiments.json') return each;
          const experiments = { ...JSON.parse(each.text ?? ''), [KEY]: experiment };
          return { ...each, text: JSON.stringify(experiments) };
        }),
        blockDefinitions,
      );
      expect(tried.findings).toEqual([]);
      const before = loadContent(files, blockDefinitions).pages.get('plans');
      const after = tried.pages.get('plans');
      if (!before || !after) throw new Error('the plans page must compile');
      const cardsOf = (page: typeof before, arms = NO_ARMS) =>
        selectPlan(page.compiled, ANYBODY, arms, 0).blocks.find(({ id }) => id === 'cards')
          ?.settings;
      expect(cardsOf(after)).toEqual(cardsOf(before));
      expect(cardsOf(after, { [KEY]: 'per-month' })).toEqual({ ...cardsOf(before), ...settings });
    },
  );
});
