import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { isPageName } from '@broadsheet/contract/page-name';
import { BLOCK_LIMITS, type BlockHealth } from '@broadsheet/contract/studio/health-calls';
import { findDefinition } from '@broadsheet/layout-engine/rules/rule';
import type { BlockCounts } from '@broadsheet/telemetry/block-counts/load-block-counts';

/** The title of a type; a type that no longer exists has only its name. */
export const titleOf = (definitions: BlockDefinitions, type: string): string =>
  findDefinition(definitions, type)?.title ?? type;

/** How many times over its limits a block is; below 1 it is well. */
const harmOf = ({ loads, share, p95Ms }: BlockHealth): number =>
  loads < BLOCK_LIMITS.loads
    ? (share ?? 0)
    : Math.max((share ?? 0) / BLOCK_LIMITS.failures, (p95Ms ?? 0) / BLOCK_LIMITS.p95Ms);

/** The counts as Studio shows them, the worst first. Pure. */
export const blockHealth = (
  counts: readonly BlockCounts[],
  pages: Snapshot['pages'],
  definitions: BlockDefinitions,
): BlockHealth[] => {
  const isLive = (page: string, block: string, type: string): boolean =>
    isPageName(page) &&
    (pages
      .get(page)
      ?.compiled.blocks.some(({ id, definition }) => id === block && definition.type === type) ??
      false);
  return counts
    .map(
      (row): BlockHealth => ({
        ...row,
        title: titleOf(definitions, row.type),
        isLive: isLive(row.page, row.block, row.type),
        share: row.loads === 0 ? null : row.failures / row.loads,
      }),
    )
    .sort(
      (left, right) =>
        harmOf(right) - harmOf(left) || right.failures - left.failures || right.views - left.views,
    );
};
