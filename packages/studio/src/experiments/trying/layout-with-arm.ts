import type { Layout, Variant } from '@broadsheet/contract/layout';
import { diffArrays } from 'diff';
import { sameJson } from '../../editor/model/json.ts';
import { armVariant } from './arm-variant.ts';
import { unsayable } from './unsayable.ts';

const NAME_LENGTH = 60;

/** The arm of an experiment that gets an edit. */
export interface Arm {
  readonly experiment: string;
  readonly arm: string;
}

export type WithArm =
  | { readonly layout: Layout }
  /** Why the edit is refused, a sentence for each part. */
  | { readonly refused: readonly string[] };

const onlyIn = (variant: Variant, { experiment, arm }: Arm): Variant => ({
  ...variant,
  when: {
    ...variant.when,
    experiment: { ...variant.when.experiment, [experiment]: [arm] },
  },
});

const onlyOutside = (variant: Variant, { experiment, arm }: Arm): Variant => {
  const { not } = variant.when;
  const refused = { ...not?.experiment, [experiment]: [arm] };
  return { ...variant, when: { ...variant.when, not: { ...not, experiment: refused } } };
};

/** The name itself, or with a suffix that makes it unique. */
const freeName = (taken: ReadonlySet<string>, wanted: string, mark: string): string => {
  const short = wanted.slice(0, NAME_LENGTH);
  if (!taken.has(short)) return short;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` (${mark})` : ` (${mark} ${number})`;
    const name = wanted.slice(0, NAME_LENGTH - end.length) + end;
    if (!taken.has(name)) return name;
  }
};

/**
 * Merges the variants of both layouts in order: common ones hold for everybody, the others only inside or outside of the
 * arm.
 */
const mergeVariants = (live: Layout, edited: Layout, arm: Arm): readonly Variant[] => {
  const taken = new Set(live.variants?.map(({ name }) => name));
  const parts = diffArrays(live.variants ?? [], edited.variants ?? [], { comparator: sameJson });
  return parts.flatMap(({ value, added, removed }) => {
    if (removed) return value.map((variant) => onlyOutside(variant, arm));
    if (!added) return value;
    return value.map((variant) => {
      const name = freeName(taken, variant.name, 'next');
      taken.add(name);
      return onlyIn({ ...variant, name }, arm);
    });
  });
};

/**
 * The live layout with an edit for one arm of an experiment: that arm gets every plan of the edited layout, everybody
 * else those of the live one.
 */
export const layoutWithArm = (live: Layout, edited: Layout, arm: Arm): WithArm => {
  const refused = unsayable(live, edited, arm.experiment);
  if (refused.length > 0) return { refused };
  const merged = mergeVariants(live, edited, arm);
  const names = new Set(merged.map(({ name }) => name));
  const own = armVariant(live, edited, {
    name: freeName(names, `${arm.experiment}: ${arm.arm}`, 'next'),
    when: { experiment: { [arm.experiment]: [arm.arm] } },
  });
  if (!own && sameJson(live.variants ?? [], edited.variants ?? []))
    return { refused: ['This draft does not change the page, so there is nothing to test.'] };
  return { layout: { ...live, variants: [...(own ? [own] : []), ...merged] } };
};
