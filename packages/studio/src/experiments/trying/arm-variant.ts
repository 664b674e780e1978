import type { Layout, LayoutBlock, Variant, VariantBlock } from '@broadsheet/contract/layout';
import { clean } from '../../editor/audience/audience-fields.ts';
import { sameJson } from '../../editor/model/json.ts';
import { armLists, ORDER } from './arm-lists.ts';
import { settingsPatch } from './settings-patch.ts';

/** Null if only its slots differ. */
const patchOf = (before: LayoutBlock, after: LayoutBlock): VariantBlock | null => {
  const settings = settingsPatch(before.settings ?? {}, after.settings ?? {}) ?? {};
  const patch: VariantBlock = {
    // An empty condition holds for everybody.
    ...(sameJson(before.when, after.when) ? {} : { when: after.when ?? {} }),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
  return Object.keys(patch).length > 0 ? patch : null;
};

const patchesOf = (live: Layout, edited: Layout): Map<string, VariantBlock> =>
  new Map(
    Object.entries(edited.blocks).flatMap(([id, after]) => {
      const before = Object.hasOwn(live.blocks, id) ? live.blocks[id] : undefined;
      const patch = before ? patchOf(before, after) : after;
      return patch ? [[id, patch] as const] : [];
    }),
  );

/**
 * The variant of one arm for the differences of the layouts themselves, without their variants. It comes before all other
 * variants. Null if there are none.
 */
export const armVariant = (
  live: Layout,
  edited: Layout,
  head: Pick<Variant, 'name' | 'when'>,
): Variant | null => {
  const blocks = patchesOf(live, edited);
  const { lists, placements, hide } = armLists(live, edited);
  for (const [list, ids] of lists) {
    const [owner = '', slot = ''] = list.split('.');
    const known = blocks.get(owner) ?? {};
    if (list !== ORDER)
      blocks.set(owner, { ...known, slots: { ...known.slots, [slot]: [...ids] } });
  }
  const order = lists.get(ORDER);
  const rest = { hide: [...hide], place: [...placements], blocks: Object.fromEntries(blocks) };
  // An empty order has an effect; other empty lists have none.
  const does = { ...(order ? { order: [...order] } : {}), ...clean(rest) };
  return Object.keys(does).length > 0 ? { ...head, ...does } : null;
};
