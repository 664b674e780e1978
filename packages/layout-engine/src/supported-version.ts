import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import { downgradeSettings } from './downgrades.ts';
import type { Catalog, PlanBlock } from './plan.ts';
import { typeAtVersion } from './rename-types.ts';

/** A block in a version of this catalog: the current one, else the newest earlier one; or null. */
export const supportedVersion = (
  catalog: Catalog,
  definition: BlockDefinition,
  block: PlanBlock,
): PlanBlock | null => {
  const { type, settings } = block;
  if (catalog.has(`${type}@${block.version}`)) return block;
  for (let version = block.version - 1; version > 0; version -= 1) {
    const servedType = typeAtVersion(definition, version);
    const before = catalog.has(`${servedType}@${version}`)
      ? downgradeSettings(definition, version, settings)
      : null;
    if (!before) continue;
    const renamed = servedType === type ? null : { servedType };
    const head = { ...block, ...renamed, version };
    return Object.freeze({ ...head, settings: before, loaderSettings: settings });
  }
  return null;
};
