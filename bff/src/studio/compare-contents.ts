import type { ContentStore } from '@broadsheet/content-store/content-store';
import { diffContent } from '@broadsheet/content-store/diff-content';
import { listRefusedPages } from '@broadsheet/content-store/list-refused-pages';
import type { PreviewedContent } from '@broadsheet/content-store/preview-texts';
import { diffReach } from '@broadsheet/content-store/reach/diff-reach';
import { compareCostsOf } from '@broadsheet/content-store/warn-of-costs';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { describeImpact } from './describe-impact.ts';
import type { StudioRecords } from './studio-records.ts';

export interface CompareDeps {
  readonly content: Pick<ContentStore, 'current'>;
  readonly definitions: BlockDefinitions;
  readonly records: Pick<StudioRecords, 'loadAudienceCounts'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Whose pages differ between two contents, and how. */
export const compareContents = async (
  { content, definitions, records, now }: CompareDeps,
  before: PreviewedContent,
  after: PreviewedContent,
): Promise<Impact> => {
  const counts = await records.loadAudienceCounts();
  const { brands } = content.current();
  const { experiments } = after.loaded;
  const { pages, files } = diffContent(before, after, counts);
  const refused = listRefusedPages(before, after);
  const isCompared = ({ page }: { readonly page: string }) => !refused.includes(page);
  const diff = {
    pages: pages.filter(isCompared),
    files: files.filter(({ file }) => !refused.some((page) => file === `layouts/${page}.json`)),
  };
  const at = now();
  const costs = compareCostsOf(before, after, definitions, at).costs.filter(isCompared);
  const reach = await diffReach(before, after, { counts, definitions, now: at });
  const deps = { before, after, costs, reach, refused, brands, experiments, counts, now: at };
  return describeImpact(diff, deps);
};
