import { type BlockCatalog, catalogNumber } from '@broadsheet/contract/block-catalog';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';

/** The versions of a registry's blocks, sorted by type. */
export const renderedBlocks = (definitions: BlockDefinitions): BlockCatalog['blocks'] =>
  Object.fromEntries(
    Object.values(definitions)
      .map(({ type, version }): [string, number] => [type, version])
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

const isSame = (left: BlockCatalog['blocks'], right: BlockCatalog['blocks']): boolean =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([type, version]) => right[type] === version);

/**
 * The catalog of a registry: the newest one if it is equal, the newest one amended if it was never released, else one
 * with the next number. Pure.
 */
export const nextCatalog = (
  newest: BlockCatalog,
  definitions: BlockDefinitions,
  isReleased: () => boolean,
): BlockCatalog => {
  const blocks = renderedBlocks(definitions);
  if (isSame(newest.blocks, blocks)) return newest;
  if (!isReleased()) return { id: newest.id, blocks };
  return { id: `web@${catalogNumber(newest) + 1}`, blocks };
};
