import { mergePatch } from '@broadsheet/layout-engine/merge-patch';
import { type Draft, type DraftBlock, type Scope, variantOf, variantsOf } from './draft.ts';
import { patchFor, type Settings, setInVariant, withSettings } from './edit-settings.ts';
import { isJsonObject } from './json.ts';

/** A part of a layout that sets a block's settings, with the resulting settings. */
interface Written {
  readonly scope: Scope;
  readonly settings: Settings;
}

const draftBlockOf = (draft: Draft, scope: Scope, id: string): DraftBlock | undefined => {
  const blocks = scope === null ? draft.blocks : variantOf(draft, scope)?.blocks;
  return blocks && Object.hasOwn(blocks, id) ? blocks[id] : undefined;
};

/** Where a block is written: first the block itself, then its entries in variants. */
export const writtenOf = (draft: Draft, id: string): readonly Written[] => {
  const scopes = [null, ...variantsOf(draft).keys()].flatMap((scope) => {
    const block = draftBlockOf(draft, scope, id);
    return block ? [{ scope, block }] : [];
  });
  const own = scopes.find(({ block }) => block.type !== undefined);
  if (!own) return [];
  const base = own.block.settings ?? {};
  const others = scopes.flatMap(({ scope, block }) => {
    if (scope === own.scope || (block.settings === undefined && block.type === undefined))
      return [];
    const settings =
      block.type === undefined ? mergePatch(base, block.settings) : (block.settings ?? {});
    return isJsonObject(settings) ? [{ scope, settings }] : [];
  });
  return [{ scope: own.scope, settings: base }, ...others];
};

const setAt = (
  draft: Draft,
  scope: Scope,
  id: string,
  change: (block: DraftBlock) => DraftBlock,
): Draft => {
  if (scope !== null) return setInVariant(draft, scope, id, change);
  return { ...draft, blocks: { ...draft.blocks, [id]: change(draft.blocks[id] ?? {}) } };
};

const atVersion = (
  { type: _type, version: _version, ...rest }: DraftBlock,
  type: string,
  version: number,
): DraftBlock => ({
  type,
  version,
  ...rest,
});

interface MigratedBlock {
  readonly version: number;
  /** The settings of `writtenOf` in the same order, migrated to that version. */
  readonly settings: readonly Settings[];
}

/** Updates a block to another version, under the current name of its type. */
export const updateBlock = (
  draft: Draft,
  id: string,
  type: string,
  { version, settings: migrated }: MigratedBlock,
): Draft => {
  const base = migrated[0] ?? {};
  return writtenOf(draft, id).reduce((made, { scope }, at) => {
    const settings = migrated[at] ?? {};
    return setAt(made, scope, id, (block) => {
      if (block.type !== undefined) return withSettings(atVersion(block, type, version), settings);
      const patch = patchFor(base, settings);
      return withSettings(block, isJsonObject(patch) ? patch : {});
    });
  }, draft);
};
