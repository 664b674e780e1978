import type { Settings } from '@broadsheet/contract/layout';
import { mergePatch } from '@broadsheet/layout-engine/merge-patch';
import { isJsonObject, sameJson } from '../../editor/model/json.ts';

const patchBetween = (before: Readonly<Settings>, after: Readonly<Settings>): Settings => {
  const patch: Settings = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = null;
  for (const [key, value] of Object.entries(after)) {
    const known = Object.hasOwn(before, key) ? before[key] : undefined;
    if (sameJson(known, value)) continue;
    patch[key] = isJsonObject(known) && isJsonObject(value) ? patchBetween(known, value) : value;
  }
  return patch;
};

/**
 * The patch that a variant needs to change the settings. Null if no patch can express it, because a patch cannot set
 * null.
 */
export const settingsPatch = (
  before: Readonly<Settings>,
  after: Readonly<Settings>,
): Settings | null => {
  const patch = patchBetween(before, after);
  return sameJson(mergePatch(before, patch), after) ? patch : null;
};
