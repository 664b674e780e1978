import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { describeWhen } from '../editor/model/describe-when.ts';
import {
  conditionOf,
  type Draft,
  type DraftBlock,
  type DraftVariant,
  variantsOf,
} from '../editor/model/draft.ts';
import type { BlockTypes } from '../editor/model/grammar.ts';
import { formatTime } from '../editor/model/india-time.ts';
import { sameJson } from '../editor/model/json.ts';
import { blockNames } from './block-names.ts';
import { type DraftPair, describeBlocks } from './describe-blocks.ts';
import { describeSettings } from './describe-settings.ts';

const SEO_SCHEMA = {
  properties: {
    title: { title: 'Title', type: 'string' },
    description: { title: 'Description', type: 'string' },
    image: { title: 'Picture for shared links', type: 'string' },
  },
};

type Condition = DraftBlock['when'];

/** Who a condition is for, as the end of a sentence: "shown to everyone on a phone". */
const formatAudience = (when: Condition, audiences: NamedAudiences): string => {
  if (!when || Object.keys(when).length === 0) return 'everyone';
  const condition = conditionOf(when);
  if (condition === null) return 'a custom audience';
  const text = describeWhen(condition, audiences).replace(/\.$/, '');
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

const isForEveryone = (when: Condition): boolean => !when || Object.keys(when).length === 0;

const describeAudience = (
  subject: string,
  [before, after]: readonly [Condition, Condition],
  audiences: NamedAudiences,
): readonly string[] => {
  if (sameJson(before ?? {}, after ?? {})) return [];
  const was = `(was: ${formatAudience(before, audiences)})`;
  if (isForEveryone(after)) return [`${subject} is shown to everyone now ${was}.`];
  return [`${subject} is shown only to ${formatAudience(after, audiences)} ${was}.`];
};

const describePeriod = (label: string, before?: string, after?: string): readonly string[] => {
  if (before === after) return [];
  if (after === undefined) return [`${label} of the page removed.`];
  const was = before === undefined ? '' : ` (was ${formatTime(before)})`;
  return [`${label} of the page set to ${formatTime(after)}${was}.`];
};

const describeFacts = ({ before, after }: DraftPair): readonly string[] => {
  const sites = ({ brands }: Draft) => (brands ? brands.join(' and ') : 'both');
  return [
    ...(before.address === after.address
      ? []
      : [
          `Address of the page changed from ${before.address ?? 'none'} to ${after.address ?? 'none'}.`,
        ]),
    ...(sites(before) === sites(after)
      ? []
      : [`The page is shown on: ${sites(after)} (was: ${sites(before)}).`]),
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
  const { before, after, types, nameById } = pair;
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
    return describeSettings(
      types.get(is.type ?? '')?.settings,
      was.settings ?? {},
      is.settings ?? {},
    ).map((sentence) => `${name}: ${sentence}`);
  });
};

const describeBlockAudiences = (pair: DraftPair, audiences: NamedAudiences): readonly string[] =>
  Object.entries(pair.after.blocks).flatMap(([id, { when }]) => {
    const was = pair.before.blocks[id];
    if (was) return describeAudience(`Block ${pair.nameById(id)}`, [was.when, when], audiences);
    return isForEveryone(when)
      ? []
      : [`Block ${pair.nameById(id)} is shown only to ${formatAudience(when, audiences)}.`];
  });

const describeVariant = (
  pair: DraftPair,
  [before, after]: readonly [number, number],
  audiences: NamedAudiences,
): readonly string[] => {
  const [was, is] = [variantsOf(pair.before)[before], variantsOf(pair.after)[after]];
  if (!was || !is || sameJson(was, is)) return [];
  const subject = `Variant “${is.name}”`;
  // What the whole page changed is told for the page: here is only what the variant itself does differently.
  const onPage = new Set(describeBlocks(pair, [null, null]));
  const blocks = describeBlocks(pair, [before, after]).filter((each) => !onPage.has(each));
  const own = Object.entries(is.blocks ?? {}).flatMap(([id, { when }]) =>
    describeAudience(`Block ${pair.nameById(id)}`, [was.blocks?.[id]?.when, when], audiences),
  );
  const sentences = [
    ...describeAudience(subject, [was.when, is.when], audiences),
    ...[...blocks, ...own].map((sentence) => `${subject}: ${sentence}`),
  ];
  return sentences.length > 0 ? sentences : [`${subject}: changed, with the same result.`];
};

const describeVariants = (pair: DraftPair, audiences: NamedAudiences): readonly string[] => {
  const [was, is] = [variantsOf(pair.before), variantsOf(pair.after)];
  const indexIn = (all: readonly DraftVariant[], name: string) =>
    all.findIndex((each) => each.name === name);
  const common = is.filter(({ name }) => indexIn(was, name) >= 0);
  const inOrder = (all: readonly DraftVariant[]) =>
    all.map(({ name }) => name).filter((name) => common.some((each) => each.name === name));
  return [
    ...is
      .filter(({ name }) => indexIn(was, name) < 0)
      .map(({ name, when }) => `Variant “${name}” added, for ${formatAudience(when, audiences)}.`),
    ...was
      .filter(({ name }) => indexIn(is, name) < 0)
      .map(
        ({ name, when }) =>
          `Variant “${name}” removed. It was for ${formatAudience(when, audiences)}.`,
      ),
    ...common.flatMap(({ name }) =>
      describeVariant(pair, [indexIn(was, name), indexIn(is, name)], audiences),
    ),
    ...(sameJson(inOrder(was), inOrder(is)) ? [] : ['The order of the variants changed.']),
  ];
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
  return [
    ...describeFacts(pair),
    ...describeBlocks(pair, [null, null]),
    ...describeUnplaced(pair),
    ...describeBlockAudiences(pair, audiences),
    ...describeVariants(pair, audiences),
  ];
};
