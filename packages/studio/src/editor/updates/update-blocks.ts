import { type Draft, variantsOf } from '../model/draft.ts';
import type { Settings } from '../model/edit-settings.ts';
import type { BlockTypes } from '../model/grammar.ts';
import { updateBlock, writtenOf } from '../model/update-block.ts';

/** A block of an earlier version. */
export interface OldBlock {
  readonly id: string;
  /** The current name of its type. */
  readonly type: string;
  readonly title: string;
  readonly version: number;
  /** In the order of `writtenOf`. */
  readonly settings: readonly Settings[];
}

/** Settings of the current version. */
export interface MigratedSettings {
  readonly version: number;
  readonly settings: readonly Settings[];
  readonly isLossless: boolean;
}

/** The blocks of a page, variants included, that are older than their types. */
export const listOldBlocks = (draft: Draft, types: BlockTypes): readonly OldBlock[] => {
  const written = [draft.blocks, ...variantsOf(draft).map(({ blocks = {} }) => blocks)];
  const old = new Map<string, OldBlock>();
  for (const blocks of written)
    for (const [id, block] of Object.entries(blocks)) {
      const known = types.get(block.type ?? '');
      const version = block.version ?? 1;
      if (!known || version >= known.version || old.has(id)) continue;
      const settings = writtenOf(draft, id).map((each) => each.settings);
      old.set(id, { id, type: known.type, title: known.title, version, settings });
    }
  return [...old.values()];
};

/** The page with some blocks in their current versions. */
export const updateBlocks = (
  draft: Draft,
  updates: readonly (readonly [OldBlock, MigratedSettings])[],
): Draft =>
  updates.reduce(
    (made, [{ id, type }, { version, settings }]) =>
      updateBlock(made, id, type, { version, settings }),
    draft,
  );
