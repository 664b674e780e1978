import { CONTROL } from '@broadsheet/contract/experiments';
import type { Layout, LayoutBlock } from '@broadsheet/contract/layout';
import { compileLayout } from '@broadsheet/layout-engine/compile-layout';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import {
  arms,
  audience,
  instant,
  knownArms,
  layout,
  namedAudiences,
} from '@broadsheet/layout-engine/plain-rules.fixture';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutWithArm } from './layout-with-arm.ts';

const ARM = { experiment: 'trial', arm: 'next' };
const known = new Map([...knownArms, ['trial', [CONTROL, 'next', 'third']]]);

/** Removes the ids of missing blocks from all lists. */
const without = (of: Layout, gone: ReadonlySet<string>): Layout => {
  const ids = <List extends readonly string[] | undefined>(list: List) =>
    list?.filter((id) => !gone.has(id));
  const blocks = <Block extends Pick<LayoutBlock, 'slots'>>(all: Readonly<Record<string, Block>>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([id]) => !gone.has(id))
        .map(([id, block]) => [
          id,
          block.slots
            ? {
                ...block,
                slots: Object.fromEntries(
                  Object.entries(block.slots).map(([slot, list]) => [slot, ids(list) ?? []]),
                ),
              }
            : block,
        ]),
    );
  return {
    ...of,
    blocks: blocks(of.blocks),
    order: ids(of.order) ?? [],
    variants: (of.variants ?? []).map((variant) => ({
      ...variant,
      ...(variant.order ? { order: ids(variant.order) } : {}),
      ...(variant.hide ? { hide: ids(variant.hide) } : {}),
      ...(variant.show ? { show: ids(variant.show) } : {}),
      ...(variant.blocks ? { blocks: blocks(variant.blocks) } : {}),
      ...(variant.place
        ? {
            place: variant.place.filter((each) =>
              Object.values(each).every((value) => !gone.has(String(value).split('.')[0] ?? '')),
            ),
          }
        : {}),
    })),
  };
};

/** Another page of the same blocks: some removed, some new, others with different settings, positions and variants. */
const edit = fc.record({
  to: layout,
  gone: fc.subarray(['a', 'b', 'c', 'box-one', 'box-two']),
  added: fc.subarray(['new-one', 'new-two', 'new-box']),
  positions: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
  settings: fc.record(
    {
      title: fc.constantFrom('other', 'b'),
      limit: fc.integer({ min: 1, max: 3 }),
      range: fc.constantFrom({ from: 1 }, { until: 2 }),
    },
    { requiredKeys: [] },
  ),
  sharesVariants: fc.boolean(),
  takes: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
});
const NEW: Readonly<Record<string, LayoutBlock>> = {
  'new-one': { type: 'text', settings: { title: 'new' } },
  'new-two': { type: 'text', when: { device: ['phone'] } },
  'new-box': { type: 'box', slots: {} },
};
type Edit = typeof edit extends fc.Arbitrary<infer Of> ? Of : never;

const editedOf = (
  live: Layout,
  { to, gone, added, positions, settings, sharesVariants, takes }: Edit,
): Layout => {
  const fresh = Object.fromEntries(added.flatMap((id) => (NEW[id] ? [[id, NEW[id]]] : [])));
  const remaining = sharesVariants ? (live.variants ?? []).filter((_, at) => takes[at]) : [];
  const blocks = { ...to.blocks, ...fresh };
  const text = blocks.b;
  const bare = without(
    {
      ...to,
      blocks: { ...blocks, ...(text ? { b: { ...text, settings } } : {}) },
      variants: [...(to.variants ?? []), ...remaining],
    },
    new Set(gone),
  );
  // Every block is in one list of the page or of an existing box, or in none.
  const boxes = Object.keys(bare.blocks).filter((id) => bare.blocks[id]?.type === 'box');
  const lists = new Map<string, string[]>([
    ['order', []],
    ...boxes.map((id) => [`${id}.main`, []] as [string, string[]]),
  ]);
  for (const [at, id] of Object.keys(bare.blocks).entries()) {
    const [choice = 0, spot = 0] = positions.slice(2 * at);
    const choices = boxes.includes(id) ? ['order', ''] : [...lists.keys(), 'order', ''];
    const list = lists.get(choices[choice % choices.length] ?? '');
    list?.splice(spot % (list.length + 1), 0, id);
  }
  const filled = Object.fromEntries(
    Object.entries(bare.blocks).map(([id, block]) => {
      const main = lists.get(`${id}.main`);
      return [id, main ? { ...block, slots: { main } } : block];
    }),
  );
  return { ...bare, blocks: filled, order: lists.get('order') ?? [] };
};

const compiled = (of: Layout) => compileLayout(of, exampleDefinitions, known, namedAudiences);

describe('an edit as an arm', () => {
  it('is the edited page for that arm and the live one for everybody else, at any time', () => {
    let tried = 0;
    fc.assert(
      fc.property(
        layout,
        edit,
        fc.array(fc.tuple(audience, arms, instant), { minLength: 3, maxLength: 6 }),
        (live, by, people) => {
          const edited = editedOf(live, by);
          const made = layoutWithArm(live, edited, ARM);
          if ('refused' in made)
            return expect(made.refused).toEqual([expect.stringContaining('nothing to try')]);
          tried += 1;
          const [together, before, after] = [made.layout, live, edited].map(compiled);
          if (!together || !before || !after) throw new Error('three were compiled');
          for (const [who, assigned, now] of people) {
            const seenBy = (trial: string) =>
              selectPlan(together, who, { ...assigned, trial }, now).blocks;
            expect(seenBy('next')).toEqual(selectPlan(after, who, assigned, now).blocks);
            for (const arm of [CONTROL, 'third'])
              expect(seenBy(arm)).toEqual(selectPlan(before, who, assigned, now).blocks);
          }
        },
      ),
      { numRuns: 120 },
    );
    expect(tried).toBeGreaterThan(50);
  });
});
