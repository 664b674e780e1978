import { BRANDS } from '@broadsheet/contract/brand';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { arrange } from '../editor/model/arrange.ts';
import type { Draft } from '../editor/model/draft.ts';
import type { BlockTypes } from '../editor/model/grammar.ts';
import { formatTime } from '../editor/model/india-time.ts';
import { blockNames } from './block-names.ts';
import { type DraftPair, describeBlock } from './describe-blocks.ts';
import { describeFallbacks } from './describe-fallbacks.ts';
import { describeScope } from './describe-scope.ts';
import { describeSettings } from './describe-settings.ts';
import { describeVariants } from './describe-variants.ts';

const SEO_SCHEMA = {
  properties: {
    title: { title: 'Title', type: 'string' },
    description: { title: 'Description', type: 'string' },
    image: { title: 'Picture for shared links', type: 'string' },
  },
};

const describePeriod = (label: string, before?: string, after?: string): readonly string[] => {
  if (before === after) return [];
  if (after === undefined) return [`${label} of the page removed.`];
  const was = before === undefined ? '' : ` (was ${formatTime(before)})`;
  return [`${label} of the page set to ${formatTime(after)}${was}.`];
};

/** A page without brands is on both sites. */
const formatSites = ({ brands }: Draft): string =>
  brands === undefined || BRANDS.every((brand) => brands.includes(brand))
    ? 'both sites'
    : [...brands].sort().map(formatSite).join(' and ') || 'no site';

const describeFacts = ({ before, after }: DraftPair): readonly string[] => {
  return [
    ...(before.address === after.address
      ? []
      : [
          `Address of the page changed from ${before.address ?? 'none'} to ${after.address ?? 'none'}.`,
        ]),
    ...(formatSites(before) === formatSites(after)
      ? []
      : [`The page is shown on: ${formatSites(after)} (was: ${formatSites(before)}).`]),
    ...describePeriod('Start', before.from, after.from),
    ...describePeriod('End', before.until, after.until),
    ...((before.archived ?? false) === (after.archived ?? false)
      ? []
      : [after.archived ? 'The page was archived.' : 'The page was taken out of the archive.']),
    ...describeSettings(SEO_SCHEMA, before.seo ?? {}, after.seo ?? {}).map(
      (sentence) => `In search results: ${sentence}`,
    ),
  ];
};

/** Blocks that only variants show have no position on the page. */
const describeUnplaced = (pair: DraftPair): readonly string[] => {
  const { before, after, nameById } = pair;
  const isOnPage = (draft: Draft, id: string): boolean =>
    draft.order.includes(id) ||
    Object.values(draft.blocks).some(({ slots = {} }) =>
      Object.values(slots).some((ids) => ids.includes(id)),
    );
  const ids = new Set([...Object.keys(before.blocks), ...Object.keys(after.blocks)]);
  return [...ids].flatMap((id) => {
    if (isOnPage(before, id) || isOnPage(after, id)) return [];
    const [was, is] = [before.blocks[id], after.blocks[id]];
    const name = nameById(id);
    if (!was) return [`Block ${name} added, for variants only.`];
    if (!is) return [`Block ${name} removed. Only variants had it.`];
    return describeBlock(pair, id, was, is);
  });
};

/** What differs between two versions of a page, a sentence each. Pure. */
export const describeLayouts = (
  before: Draft,
  after: Draft,
  types: BlockTypes,
  audiences: NamedAudiences = NO_AUDIENCES,
): readonly string[] => {
  const names = new Map([...blockNames(before, types), ...blockNames(after, types)]);
  const nameById = (id: string) => names.get(id) ?? 'an unknown block';
  const pair: DraftPair = { before, after, types, nameById };
  const onPage = { was: arrange(before, null), is: arrange(after, null) };
  return [
    ...describeFacts(pair),
    ...describeScope(pair, onPage, audiences),
    ...describeUnplaced(pair),
    ...describeFallbacks(pair, [before.blocks, after.blocks]),
    ...describeVariants(pair, audiences),
  ];
};
