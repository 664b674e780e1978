import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { arrange, arrangeUnder } from '../editor/model/arrange.ts';
import { type DraftVariant, variantsOf } from '../editor/model/draft.ts';
import { sameJson } from '../editor/model/json.ts';
import { describeAudience, formatAudience } from './describe-audiences.ts';
import type { DraftPair } from './describe-blocks.ts';
import { describeFallbacks } from './describe-fallbacks.ts';
import { describeScope } from './describe-scope.ts';

const subjectOf = ({ name }: DraftVariant): string => `Variant “${name}”`;

const describeChanged = (
  pair: DraftPair,
  [before, after]: readonly [number, number],
  audiences: NamedAudiences,
): readonly string[] => {
  const [was, is] = [variantsOf(pair.before)[before], variantsOf(pair.after)[after]];
  if (!was || !is || sameJson(was, is)) return [];
  const subject = subjectOf(is);
  // What the whole page changed is told for the page: here is only what the variant itself does differently.
  const page = { was: arrange(pair.before, null), is: arrange(pair.after, null) };
  const onPage = new Set(describeScope(pair, page, audiences));
  const inVariant = { was: arrange(pair.before, before), is: arrange(pair.after, after) };
  const own = [
    ...describeScope(pair, inVariant, audiences).filter((each) => !onPage.has(each)),
    ...describeFallbacks(pair, [was.blocks ?? {}, is.blocks ?? {}]),
  ];
  const sentences = [
    ...describeAudience(subject, [was.when, is.when], audiences),
    ...own.map((sentence) => `${subject}: ${sentence}`),
  ];
  return sentences.length > 0 ? sentences : [`${subject} changed.`];
};

const describeAdded = (
  pair: DraftPair,
  at: number,
  audiences: NamedAudiences,
): readonly string[] => {
  const { after } = pair;
  const variant = variantsOf(after)[at];
  if (!variant) return [];
  const subject = subjectOf(variant);
  const changed = { was: arrangeUnder(after, at), is: arrange(after, at) };
  return [
    `${subject} added, for ${formatAudience(variant.when, audiences)}.`,
    ...describeScope(pair, changed, audiences).map((sentence) => `${subject}: ${sentence}`),
  ];
};

/** The earlier name of each variant: its own, or that of a removed variant which is equal but for the name. */
const earlierNames = (
  was: readonly DraftVariant[],
  is: readonly DraftVariant[],
): ReadonlyMap<string, string> => {
  const removed = was.filter(({ name }) => !is.some((each) => each.name === name));
  const taken = new Set<string>();
  return new Map(
    is.flatMap((variant) => {
      const { name } = variant;
      if (was.some((each) => each.name === name)) return [[name, name] as const];
      const equal = removed.find(
        (each) => !taken.has(each.name) && sameJson({ ...each, name }, variant),
      );
      if (!equal) return [];
      taken.add(equal.name);
      return [[name, equal.name] as const];
    }),
  );
};

/** What differs in the variants of two versions of a page, a sentence each. */
export const describeVariants = (pair: DraftPair, audiences: NamedAudiences): readonly string[] => {
  const [was, is] = [variantsOf(pair.before), variantsOf(pair.after)];
  const earlier = earlierNames(was, is);
  const known = new Set(earlier.values());
  const before = was.map(({ name }) => name);
  const sentences = is.flatMap(({ name }, at) => {
    const old = earlier.get(name);
    if (old === undefined) return describeAdded(pair, at, audiences);
    if (old !== name) return [`Variant “${old}” was renamed to “${name}”.`];
    return describeChanged(pair, [before.indexOf(name), at], audiences);
  });
  const removed = was
    .filter(({ name }) => !known.has(name))
    .map(
      (variant) =>
        `${subjectOf(variant)} removed. It was for ${formatAudience(variant.when, audiences)}.`,
    );
  const orders = [
    before.filter((name) => known.has(name)),
    is.flatMap(({ name }) => earlier.get(name) ?? []),
  ];
  return [
    ...sentences,
    ...removed,
    ...(sameJson(orders[0], orders[1]) ? [] : ['The order of the variants changed.']),
  ];
};
