import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { changedTags, type ServedAt } from './changed-tags.ts';
import type { EdgePurger } from './purge-edge.ts';

type Followed = Pick<ContentStore, 'current' | 'rollout' | 'onChange'>;

/**
 * Purges the edge whenever this replica has taken other content. Each replica does so after it has: what the edge fetched
 * from one that was late is purged by that one. Returns what stops it.
 */
export const purgeOnChange = (
  content: Followed,
  definitions: BlockDefinitions,
  { purge }: Pick<EdgePurger, 'purge'>,
): (() => void) => {
  const read = (): ServedAt => ({ snapshot: content.current(), rollout: content.rollout() });
  let before = read();
  return content.onChange(() => {
    const after = read();
    purge(changedTags(before, after, definitions));
    before = after;
  });
};
