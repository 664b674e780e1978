import type { Layout } from '@broadsheet/contract/layout';
import type { KnownArms } from '../compile-dimensions.ts';
import { writtenArms } from '../rules/rule.ts';

/** Represents all arms that a layout does not mention. */
const ANY_OTHER_ARM = '*';

/** The arms to prove a layout over while the experiments are unknown: those it mentions, and one other. */
export const mentionedArms = (layout: Layout): KnownArms => {
  const arms = new Map<string, string[]>();
  for (const { key, arms: mentioned } of writtenArms(layout))
    arms.set(key, [...(arms.get(key) ?? [ANY_OTHER_ARM]), ...mentioned]);
  return arms;
};
