import type { ContentDiff, ContentSide, PageDiff } from '@broadsheet/content-store/diff-content';
import type { CostChange } from '@broadsheet/content-store/page-costs';
import type { ReachDiff, ReachGroup } from '@broadsheet/content-store/reach/diff-reach';
import { BRANDS } from '@broadsheet/contract/brand';
import { brandsOfPage, isPageName, type PageName } from '@broadsheet/contract/page-name';
import { IMPACT_REACH_MAX, type Impact } from '@broadsheet/contract/studio/impact';
import { type ExampleDeps, exampleOfGroup } from './example-of-group.ts';
import { whensOfPart } from './whens-of-part.ts';

export interface ImpactDeps extends ExampleDeps {
  readonly before: Pick<ContentSide, 'loaded'>;
  readonly after: Pick<ContentSide, 'loaded'>;
  readonly costs: readonly CostChange[];
  readonly reach: readonly ReachDiff[];
  /** Pages that cannot be compared. */
  readonly refused: readonly string[];
}

type PageImpact = Impact['pages'][number];

const layoutOf = (page: string, { loaded }: Pick<ContentSide, 'loaded'>) =>
  isPageName(page) ? loaded.pages.get(page)?.layout : undefined;

const typesOf = (page: string, side: Pick<ContentSide, 'loaded'>) => {
  const blocks = layoutOf(page, side)?.blocks ?? {};
  return Object.entries(blocks).map(([id, { type }]) => [id, type] as const);
};

/** Who gets a page that is new: everybody, on the sites that have it. */
const describeNew = (page: PageName, share: PageDiff['share'], deps: ImpactDeps) => {
  const layout = layoutOf(page, deps.after);
  const brands = layout ? brandsOfPage(layout) : BRANDS;
  const isOfAll = brands.length === BRANDS.length;
  const part = { fields: isOfAll ? [] : [{ field: 'brand', any: brands } as const], times: [] };
  return {
    who: isOfAll ? [] : [{ brand: [...brands] }],
    share,
    blocks: [],
    ...exampleOfGroup(page, layout, [part], deps),
  };
};

const describeChanges = (
  { page, kind, share, changes }: PageDiff,
  deps: ImpactDeps,
): PageImpact['changes'] => {
  if (changes === null) return null;
  if (!isPageName(page)) return [];
  if (kind === 'added') return [describeNew(page, share, deps)];
  return changes.map(({ audiences, share, blocks }) => ({
    who: audiences.flatMap(whensOfPart),
    share,
    blocks: blocks.map((block) =>
      block.kind === 'settings' ? { ...block, values: [...block.values] } : { ...block },
    ),
    ...exampleOfGroup(page, layoutOf(page, deps.after), audiences, deps),
  }));
};

const describeGroup = ({ audiences, share }: ReachGroup) =>
  audiences.length > 0 ? { who: audiences.flatMap(whensOfPart), share } : null;

const describeReach = ({ pages, people, ...diff }: ReachDiff): Impact['reach'][number] => ({
  ...diff,
  pages: [...pages],
  people: people && { gained: describeGroup(people.gained), lost: describeGroup(people.lost) },
});

const portionOf = ({ share }: ReachGroup): number => (share ? share.views / share.of : 0);

/** Those with too many people to compare may be the largest. */
const sizeOf = ({ people }: ReachDiff): number =>
  people ? Math.max(portionOf(people.gained), portionOf(people.lost)) : 1;

const largestReach = (reach: readonly ReachDiff[]): readonly ReachDiff[] =>
  [...reach].sort((left, right) => sizeOf(right) - sizeOf(left)).slice(0, IMPACT_REACH_MAX);

/** A comparison in Studio's format: with an example person for each group, and the blocks involved. Pure. */
export const describeImpact = ({ pages, files }: ContentDiff, deps: ImpactDeps): Impact => {
  const { before, after, costs, reach, refused } = deps;
  return {
    outOf: new Set([...before.loaded.pages.keys(), ...after.loaded.pages.keys()]).size,
    pages: pages.map((diff) => ({
      page: diff.page,
      kind: diff.kind,
      share: diff.share,
      types: Object.fromEntries([...typesOf(diff.page, before), ...typesOf(diff.page, after)]),
      changes: describeChanges(diff, deps),
    })),
    refused: [...refused],
    files: files.map(({ file, kind, values }) => ({ file, kind, values: [...values] })),
    reach: largestReach(reach).map(describeReach),
    moreReach: Math.max(0, reach.length - IMPACT_REACH_MAX),
    costs: costs.map((cost) => ({ ...cost, before: [...cost.before], after: [...cost.after] })),
  };
};
