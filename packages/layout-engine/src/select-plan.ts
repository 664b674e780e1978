import type { Audience } from '@broadsheet/contract/audience';
import type { Arms } from '@broadsheet/contract/experiments';
import { applyVariants } from './apply-variants.ts';
import { assemblePlanBlocks } from './assemble-plan-blocks.ts';
import { joinParts } from './audiences/audience-unions.ts';
import { type BitSet, intersectBits } from './bit-set.ts';
import type { ExperimentDimension, FieldDimension } from './compile-dimensions.ts';
import type { CompiledLayout } from './compiled-layout.ts';
import { fitPlan } from './fit-plan.ts';
import type { Catalog, Plan, UnsupportedBlock } from './plan.ts';

const NOTHING: readonly UnsupportedBlock[] = Object.freeze([]);

const classOf = (dimension: FieldDimension, audience: Audience): number =>
  dimension.classOf.get(audience[dimension.field]) ?? dimension.otherClass;

const classOfArm = (dimension: ExperimentDimension, arms: Arms): number => {
  const arm = Object.hasOwn(arms, dimension.key) ? arms[dimension.key] : undefined;
  return arm === undefined
    ? dimension.otherClass
    : (dimension.classOf.get(arm) ?? dimension.otherClass);
};

/** The index of the period that contains `now`. */
const intervalOf = (instants: readonly number[], now: number): number => {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((instants[middle] ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The conditions that an audience satisfies: the intersection of one set for each consulted field and experiment, with
 * named audiences joined.
 */
export const conditionsThatHold = (
  compiled: CompiledLayout,
  audience: Audience,
  arms: Arms,
  now: number,
): BitSet => {
  const holds = compiled.possible.slice();
  for (const dimension of compiled.fields) {
    const found = dimension.classes[classOf(dimension, audience)];
    if (found) intersectBits(holds, found.holds);
  }
  for (const dimension of compiled.experiments) {
    const found = dimension.classes[classOfArm(dimension, arms)];
    if (found) intersectBits(holds, found.holds);
  }
  const stretch = compiled.time.classes[intervalOf(compiled.time.instants, now)];
  if (stretch) intersectBits(holds, stretch.holds);
  return joinParts(compiled.audiences, holds);
};

const createPlan = (
  compiled: CompiledLayout,
  audience: Audience,
  arms: Arms,
  now: number,
): Plan => {
  const holds = conditionsThatHold(compiled, audience, arms, now);
  const interval = intervalOf(compiled.time.instants, now);
  const parts = compiled.fields.map(
    (dimension) =>
      `${dimension.field}=${dimension.classes[classOf(dimension, audience)]?.label ?? ''}`,
  );
  for (const dimension of compiled.experiments)
    parts.push(
      `experiment.${dimension.key}=${dimension.classes[classOfArm(dimension, arms)]?.label ?? ''}`,
    );
  if (compiled.time.instants.length > 0)
    parts.push(`time=${compiled.time.classes[interval]?.label ?? ''}`);
  return Object.freeze({
    key: parts.join('|'),
    consulted: compiled.consulted,
    blocks: assemblePlanBlocks(compiled, applyVariants(compiled, holds), holds),
    unsupported: NOTHING,
    validUntil: compiled.time.instants[interval] ?? null,
  });
};

const selectFullPlan = (
  compiled: CompiledLayout,
  audience: Audience,
  arms: Arms,
  now: number,
): Plan => {
  let key = intervalOf(compiled.time.instants, now);
  for (const dimension of compiled.fields)
    key = key * dimension.classes.length + classOf(dimension, audience);
  for (const dimension of compiled.experiments)
    key = key * dimension.classes.length + classOfArm(dimension, arms);
  const known = compiled.memo.get(key);
  if (known) return known;
  const plan = createPlan(compiled, audience, arms, now);
  compiled.memo.set(key, plan);
  return plan;
};

const fitKnownPlan = (compiled: CompiledLayout, plan: Plan, catalog: Catalog): Plan => {
  const fitted = compiled.fitted.get(catalog) ?? new WeakMap<Plan, Plan>();
  compiled.fitted.set(catalog, fitted);
  const known = fitted.get(plan);
  if (known) return known;
  const made = fitPlan(compiled, plan, catalog);
  fitted.set(plan, made);
  return made;
};

/**
 * The plan of a layout for one audience at one instant. Pure except for its bounded memo.
 * @param arms an experiment without an entry is served control.
 * @param now epoch ms.
 * @param catalog the block types that the client can render; absent: all. Plans are cached by catalog object.
 */
export const selectPlan = (
  compiled: CompiledLayout,
  audience: Audience,
  arms: Arms,
  now: number,
  catalog?: Catalog,
): Plan => {
  const plan = selectFullPlan(compiled, audience, arms, now);
  return catalog ? fitKnownPlan(compiled, plan, catalog) : plan;
};
