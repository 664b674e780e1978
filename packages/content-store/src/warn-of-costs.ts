import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Finding } from '@broadsheet/contract/finding';
import type { PageCost } from '@broadsheet/contract/page-cost';
import type { PageName } from '@broadsheet/contract/page-name';
import {
  type CostedText,
  findBecamePrivate,
  findTooManyClasses,
  isTooMany,
} from '@broadsheet/layout-engine/cost/cost-findings';
import { parseJson } from '@broadsheet/layout-engine/json-source';
import type { LoadedContent } from './load-content.ts';
import {
  type CostChange,
  type CostedContent,
  compareCosts,
  listPageCosts,
  type PageCosts,
} from './page-costs.ts';
import { newFindings } from './preview-texts.ts';
import type { ContentFile } from './read-content-files.ts';

export interface ComparedContent {
  readonly files: readonly ContentFile[];
  readonly loaded: Pick<LoadedContent, keyof CostedContent>;
}

/** Content whose costs are known. */
export interface WarnedContent extends ComparedContent {
  readonly costs: PageCosts;
}

/** Parsed for positions only: few pages have anything to warn of. */
const textOf = ({ files, loaded }: WarnedContent, page: PageName): CostedText | null => {
  const known = loaded.pages.get(page);
  const found = files.find(({ file }) => file === `layouts/${page}.json`);
  if (!known || !found || found.text === null) return null;
  const { source } = parseJson(found.file, found.text);
  return source && { layout: known.layout, compiled: known.compiled, source };
};

/** Pages that are cached for too many classes. */
export const warnOfCosts = (content: WarnedContent): readonly Finding[] =>
  [...content.costs].flatMap(([page, costs]) => {
    const text = costs.some(isTooMany) ? textOf(content, page) : null;
    return text ? findTooManyClasses(text, costs) : [];
  });

const isPrivate = ({ edge }: PageCost): boolean => edge === 'private';

/** Pages that caches stored before, and do not store with this content. */
const warnOfPrivatePages = (before: PageCosts, content: WarnedContent): readonly Finding[] =>
  [...content.costs].flatMap(([page, costs]) => {
    const was = before.get(page) ?? [];
    if (!costs.some(isPrivate) || was.every(isPrivate)) return [];
    const text = textOf(content, page);
    return text ? findBecamePrivate(text, was, costs) : [];
  });

/** The pages that are cached otherwise, and what is costly about that. @param now epoch ms */
export const compareCostsOf = (
  before: ComparedContent,
  after: ComparedContent,
  definitions: BlockDefinitions,
  now: number,
): { readonly costs: readonly CostChange[]; readonly warnings: readonly Finding[] } => {
  const was = { ...before, costs: listPageCosts(before.loaded, definitions, now) };
  const is = { ...after, costs: listPageCosts(after.loaded, definitions, now) };
  return {
    costs: compareCosts(was.costs, is.costs),
    warnings: [
      ...warnOfPrivatePages(was.costs, is),
      ...newFindings(warnOfCosts(was), warnOfCosts(is)),
    ],
  };
};
