import { arrange, arrangeUnder } from './arrange.ts';
import { type Draft, type DraftBlock, type Scope, variantOf } from './draft.ts';
import { isJsonObject, sameJson, withoutKey } from './json.ts';
import { withVariant } from './move.ts';
import { type Outcome, refuse } from './outcome.ts';
import { valueAt } from './value-at.ts';

export type Settings = Readonly<Record<string, unknown>>;
/** Keys of objects only: a list is one value. */
export type SettingPath = readonly string[];

/** Computes the RFC 7396 merge patch from `from` to `to`; undefined if they are equal. */
export const patchFor = (from: unknown, to: unknown): unknown => {
  if (sameJson(from, to)) return undefined;
  if (to === undefined) return null;
  if (!isJsonObject(to)) return to;
  const known: Settings = isJsonObject(from) ? from : {};
  const keys = [...new Set([...Object.keys(known), ...Object.keys(to)])];
  const changes = keys.flatMap((key) => {
    const change = patchFor(known[key], Object.hasOwn(to, key) ? to[key] : undefined);
    return change === undefined ? [] : [[key, change] as const];
  });
  return Object.fromEntries(changes);
};

/** Sets a value at a path. undefined removes the key, and objects that become empty. */
const withValue = (object: Settings, path: SettingPath, value: unknown): Settings => {
  const [key, ...rest] = path;
  if (key === undefined) return object;
  const known = object[key];
  const inner =
    rest.length === 0 ? value : withValue(isJsonObject(known) ? known : {}, rest, value);
  const empty = rest.length > 0 && isJsonObject(inner) && Object.keys(inner).length === 0;
  return inner === undefined || empty ? withoutKey(object, key) : { ...object, [key]: inner };
};

export const withSettings = (block: DraftBlock, settings: Settings): DraftBlock =>
  Object.keys(settings).length === 0 ? withoutKey(block, 'settings') : { ...block, settings };

/** Changes the settings of a block in a variant, and removes an entry that becomes empty. */
export const setInVariant = (
  draft: Draft,
  scope: number,
  id: string,
  change: (patch: DraftBlock) => DraftBlock,
): Draft => {
  const variant = variantOf(draft, scope);
  if (!variant) return draft;
  const made = change(variant.blocks?.[id] ?? {});
  const rest = withoutKey({ ...variant.blocks }, id);
  const blocks = Object.keys(made).length > 0 ? { ...variant.blocks, [id]: made } : rest;
  return withVariant(
    draft,
    scope,
    Object.keys(blocks).length > 0 ? { ...variant, blocks } : withoutKey(variant, 'blocks'),
  );
};

const isOwn = (draft: Draft, scope: Scope, id: string): scope is number =>
  scope !== null && arrangeUnder(draft, scope).blocks.has(id);

/**
 * Sets one setting; undefined restores the default. In a variant the difference from the page below is written, with
 * `null` for removed keys.
 */
export const setSetting = (
  draft: Draft,
  scope: Scope,
  id: string,
  path: SettingPath,
  value: unknown,
): Outcome => {
  const block = arrange(draft, scope).blocks.get(id);
  if (!block) return refuse('This block is no longer on the page.');
  const text = 'Changed.';
  if (isOwn(draft, scope, id)) {
    const under = arrangeUnder(draft, scope).blocks.get(id)?.settings;
    const change = patchFor(valueAt(under, path), value);
    return {
      draft: setInVariant(draft, scope, id, (patch) =>
        withSettings(patch, withValue(patch.settings ?? {}, path, change)),
      ),
      text,
    };
  }
  const set = (known: DraftBlock) =>
    withSettings(known, withValue(known.settings ?? {}, path, value));
  if (scope !== null) return { draft: setInVariant(draft, scope, id, set), text };
  return { draft: { ...draft, blocks: { ...draft.blocks, [id]: set(block) } }, text };
};

/** Sets several settings of a block as one edit. */
export const setSettings = (
  draft: Draft,
  scope: Scope,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Outcome => {
  let outcome: Outcome = { draft, text: 'Changed.' };
  for (const [name, value] of Object.entries(values)) {
    if (!('draft' in outcome)) return outcome;
    outcome = setSetting(outcome.draft, scope, id, [name], value);
  }
  return outcome;
};

/** Removes a setting from a variant, so that it follows the default page again. */
export const followLayout = (
  draft: Draft,
  scope: number,
  id: string,
  path: SettingPath,
): Outcome => ({
  draft: setInVariant(draft, scope, id, (patch) =>
    withSettings(patch, withValue(patch.settings ?? {}, path, undefined)),
  ),
  text: 'Reset to the default page.',
});

/** True if the variant itself sets this setting. */
export const isPatched = (draft: Draft, scope: Scope, id: string, path: SettingPath): boolean =>
  isOwn(draft, scope, id) &&
  valueAt(variantOf(draft, scope)?.blocks?.[id]?.settings, path) !== undefined;

/** Sets the audience of a block; null is everybody. */
export const setBlockWhen = (
  draft: Draft,
  scope: Scope,
  id: string,
  when: Settings | null,
): Outcome => {
  const forAll = when === null || Object.keys(when).length === 0;
  // If the default page restricts a block, a variant opens it to everybody by an empty condition.
  const hasOwnCondition =
    isOwn(draft, scope, id) && arrangeUnder(draft, scope).blocks.get(id)?.when;
  const set = (block: DraftBlock): DraftBlock =>
    forAll && !hasOwnCondition ? withoutKey(block, 'when') : { ...block, when: when ?? {} };
  const text = 'Audience changed.';
  if (scope !== null) return { draft: setInVariant(draft, scope, id, set), text };
  const block = draft.blocks[id];
  if (!block) return refuse('This block is no longer on the page.');
  return { draft: { ...draft, blocks: { ...draft.blocks, [id]: set(block) } }, text };
};
