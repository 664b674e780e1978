import type { Audience } from '@broadsheet/contract/audience';
import type { Arms } from '@broadsheet/contract/experiments';
import {
  type BlockExplanation,
  describeMismatch,
  type Explanation,
  type VariantExplanation,
} from '@broadsheet/contract/explanation';
import { applyVariants } from './apply-variants.ts';
import { type BitSet, hasBit } from './bit-set.ts';
import { type Change, type CompiledLayout, NONE, ORDER_LIST } from './compiled-layout.ts';
import { type Decision, decideBlock } from './decide-block.ts';
import type { EffectiveLayout } from './effective-layout.ts';
import { mismatchesOf } from './mismatches.ts';
import { conditionsThatHold, selectPlan } from './select-plan.ts';
import { shownBlocks } from './shown-blocks.ts';

/** The changes by which a variant could show a block, by the reason that hides it. */
const REMEDIES: Readonly<Record<Decision['kind'], readonly Change['kind'][]>> = {
  shown: [],
  absent: ['add'],
  'never-listed': ['list', 'beside', 'end'],
  'left-out': ['list', 'beside', 'end'],
  hidden: ['show'],
  when: ['when'],
  parent: ['list', 'beside', 'end'],
};

const touches = (change: Change, block: number): boolean =>
  change.kind === 'list' ? change.items.includes(block) : change.block === block;

const nearestMiss = (
  compiled: CompiledLayout,
  variants: readonly VariantExplanation[],
  block: number,
  { kind }: Decision,
): VariantExplanation | null => {
  const helps = (change: Change) => REMEDIES[kind].includes(change.kind) && touches(change, block);
  const candidates = variants.filter(
    ({ active }, index) => !active && compiled.variants[index]?.changes.some(helps),
  );
  candidates.sort((left, right) => left.mismatches.length - right.mismatches.length);
  return candidates[0] ?? null;
};

const positionOf = (compiled: CompiledLayout, state: EffectiveLayout, block: number) => {
  const list = state.listOf[block] ?? NONE;
  if (list === NONE) return null;
  if (list === ORDER_LIST) return 'order';
  const { owner = NONE, slot = '' } = compiled.lists[list] ?? {};
  return `${compiled.blocks[owner]?.id}.${slot}`;
};

const variantOfRef = (compiled: CompiledLayout, ref: number | undefined): string | null => {
  const path = compiled.refs[ref ?? NONE] ?? [];
  return path[0] === 'variants' ? (compiled.variants[Number(path[1])]?.name ?? null) : null;
};

const explainBlock = (
  compiled: CompiledLayout,
  state: EffectiveLayout,
  holds: BitSet,
  variants: readonly VariantExplanation[],
  block: number,
  audience: Audience,
  arms: Arms,
  now: number,
): BlockExplanation => {
  const decision = decideBlock(compiled, state, holds, block);
  const place = positionOf(compiled, state, block);
  const condition = decision.kind === 'when' ? decision.condition : NONE;
  const when = compiled.conditions[condition];
  const mismatches = when ? mismatchesOf(when, audience, arms, now) : [];
  const ref = 'ref' in decision ? decision.ref : compiled.conditionRefs[condition];
  const variant = variantOfRef(compiled, ref);
  const by = variant === null ? 'the layout' : `variant "${variant}"`;
  const reasons: Record<Decision['kind'], () => string> = {
    shown: () => `${by} puts it in ${place}`,
    absent: () => 'only variants add it, and none of them is active',
    'never-listed': () => 'it is in no order and no slot',
    'left-out': () =>
      `${by} leaves it out of ${compiled.refs[ref ?? NONE]?.slice(variant === null ? 0 : 2).join('.')}`,
    hidden: () => `${by} hides it`,
    when: () => `its when does not hold: ${mismatches.map(describeMismatch).join('; ')}`,
    parent: () =>
      `"${decision.kind === 'parent' ? compiled.blocks[decision.parent]?.id : ''}" around it does not show`,
  };
  const { id = '', definition } = compiled.blocks[block] ?? {};
  return {
    id,
    type: definition?.type ?? '',
    shown: decision.kind === 'shown',
    place,
    rule: decision.kind,
    variant,
    mismatches,
    reason: reasons[decision.kind](),
    nearestMiss: nearestMiss(compiled, variants, block, decision),
  };
};

/** Why each block of a layout is in or out for one audience at one instant (epoch ms). */
export const explain = (
  compiled: CompiledLayout,
  audience: Audience,
  arms: Arms,
  now: number,
): Explanation => {
  const holds = conditionsThatHold(compiled, audience, arms, now);
  const state = applyVariants(compiled, holds);
  const variants = compiled.variants.map(({ name, condition }) => {
    const when = compiled.conditions[condition] ?? {};
    const active = hasBit(holds, condition);
    return { name, active, mismatches: active ? [] : mismatchesOf(when, audience, arms, now) };
  });
  const all = compiled.blocks.map((_, block) =>
    explainBlock(compiled, state, holds, variants, block, audience, arms, now),
  );
  const shown = shownBlocks(compiled, state, holds).flatMap(({ block }) => all[block] ?? []);
  const { key, consulted, validUntil } = selectPlan(compiled, audience, arms, now);
  return {
    page: compiled.page,
    key,
    consulted: [...consulted],
    validUntil,
    variants,
    blocks: [...shown, ...all.filter((block) => !block.shown)],
  };
};
