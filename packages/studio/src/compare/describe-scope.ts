import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { describeAudience, formatAudience, isForEveryone } from './describe-audiences.ts';
import { type ArrangedPair, type DraftPair, describeBlocks } from './describe-blocks.ts';

/** Who sees the blocks of one scope, with the conditions that hold there in the end. */
const describeBlockAudiences = (
  { nameById }: DraftPair,
  { was, is }: ArrangedPair,
  audiences: NamedAudiences,
): readonly string[] =>
  [...is.blocks].flatMap(([id, { when }]) => {
    const old = was.blocks.get(id);
    const subject = `Block ${nameById(id)}`;
    if (old) return describeAudience(subject, [old.when, when], audiences);
    return isForEveryone(when)
      ? []
      : [`${subject} is shown only to ${formatAudience(when, audiences)}.`];
  });

/** What differs in one scope of a page, a sentence each: its blocks, and who sees them. */
export const describeScope = (
  pair: DraftPair,
  arranged: ArrangedPair,
  audiences: NamedAudiences,
): readonly string[] => [
  ...describeBlocks(pair, arranged),
  ...describeBlockAudiences(pair, arranged, audiences),
];
