import type { Settings } from '@broadsheet/contract/layout';
import { type BitSet, hasBit } from './bit-set.ts';
import { type CompiledBlock, type CompiledLayout, NONE, ORDER_LIST } from './compiled-layout.ts';
import type { EffectiveLayout } from './effective-layout.ts';
import { mergePatch } from './merge-patch.ts';
import type { PlanBlock } from './plan.ts';
import { resolveSettings } from './resolve-settings.ts';

/**
 * The settings of a block with all active patches, frozen; equal patches return the same object.
 * @param except the condition of a variant to skip.
 */
export const settingsOf = (
  block: CompiledBlock,
  holds: BitSet,
  except: number,
): Readonly<Settings> => {
  const active = block.patches.filter(
    (patch) => patch.condition !== except && hasBit(holds, patch.condition),
  );
  const key = active.map((patch) => patch.condition).join();
  const known = block.settingsMemo.get(key);
  if (known) return known;
  const merged = active.reduce<unknown>(
    (settings, patch) => mergePatch(settings, patch.settings),
    block.settings,
  );
  const settings = resolveSettings(block.definition, block.version, merged as Settings);
  block.settingsMemo.set(key, settings);
  return settings;
};

/** Whether a block of a shown list is shown itself. */
export const isShown = (state: EffectiveLayout, holds: BitSet, block: number): boolean => {
  const when = state.when[block] ?? NONE;
  return (
    state.exists[block] === true &&
    state.hiddenBy[block] === NONE &&
    (when === NONE || hasBit(holds, when))
  );
};

/** The shown blocks in their nesting, frozen. */
export const assemblePlanBlocks = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  holds: BitSet,
): readonly PlanBlock[] => {
  const assembleList = (list: number): readonly PlanBlock[] => {
    const shown: PlanBlock[] = [];
    for (const index of state.lists[list] ?? []) {
      const block = compiled.blocks[index];
      if (block && isShown(state, holds, index)) shown.push(assembleBlock(block));
    }
    return Object.freeze(shown);
  };
  const assembleBlock = (block: CompiledBlock): PlanBlock => {
    const head = {
      id: block.id,
      type: block.definition.type,
      version: block.definition.version,
      settings: settingsOf(block, holds, NONE),
    };
    if (block.slots.length === 0) return Object.freeze(head);
    const slots = Object.fromEntries(
      block.slots.map(({ name, list }) => [name, assembleList(list)] as const),
    );
    return Object.freeze({ ...head, slots: Object.freeze(slots) });
  };
  return assembleList(ORDER_LIST);
};
