import type { Audience } from '@broadsheet/contract/audience';
import { applyVariants, type EffectiveLayout } from './apply-variants.ts';
import { type BitSet, hasBit } from './bit-set.ts';
import { type Change, type CompiledLayout, NONE, ORDER_LIST } from './compiled-layout.ts';
import { type Decision, decideBlock } from './decide-block.ts';
import { conditionsThatHold, selectPlan } from './select-plan.ts';
import { shownBlocks } from './shown-blocks.ts';
import { type Mismatch, mismatchesOf } from './when-matches.ts';

export interface VariantExplanation {
  readonly name: string;
  readonly active: boolean;
  readonly mismatches: readonly Mismatch[];
}

export interface BlockExplanation {
  readonly id: string;
  readonly type: string;
  readonly shown: boolean;
  /** `order` or `parent.slot`; null when it stands nowhere. */
  readonly place: string | null;
  readonly rule: Decision['kind'];
  /** The variant that decides; null is the layout itself. */
  readonly variant: string | null;
  /** What its own `when` wanted and got, when that decides. */
  readonly mismatches: readonly Mismatch[];
  readonly reason: string;
  /** The variant that would have come nearest to bringing it in. */
  readonly nearestMiss: VariantExplanation | null;
}

export interface Explanation {
  readonly page: string;
  readonly key: string;
  readonly consulted: readonly string[];
  /** Epoch ms, or null. */
  readonly validUntil: number | null;
  readonly variants: readonly VariantExplanation[];
  /** The shown ones in the order of the page, then the rest in the order of the file. */
  readonly blocks: readonly BlockExplanation[];
}

export const describeMismatch = ({ field, wanted, got }: Mismatch): string =>
  `${field} wanted ${wanted}, got ${got}`;

const bringsIn = (change: Change, block: number): boolean =>
  change.kind === 'list'
    ? change.items.includes(block)
    : change.kind !== 'hide' && change.block === block;

const nearestMiss = (
  compiled: CompiledLayout,
  variants: readonly VariantExplanation[],
  block: number,
): VariantExplanation | null => {
  const candidates = variants.filter(
    ({ active }, index) =>
      !active && compiled.variants[index]?.changes.some((change) => bringsIn(change, block)),
  );
  candidates.sort((left, right) => left.mismatches.length - right.mismatches.length);
  return candidates[0] ?? null;
};

const placeOf = (compiled: CompiledLayout, state: EffectiveLayout, block: number) => {
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
  now: number,
): BlockExplanation => {
  const decision = decideBlock(compiled, state, holds, block);
  const place = placeOf(compiled, state, block);
  const condition = decision.kind === 'when' ? decision.condition : NONE;
  const when = compiled.conditions[condition];
  const mismatches = when ? mismatchesOf(when, audience, now) : [];
  const ref = 'ref' in decision ? decision.ref : compiled.conditionRefs[condition];
  const variant = variantOfRef(compiled, ref);
  const by = variant === null ? 'the layout' : `variant "${variant}"`;
  const reasons: Record<Decision['kind'], () => string> = {
    shown: () => `${by} puts it in ${place}`,
    absent: () => 'only variants add it, and none of them is active',
    'never-listed': () => 'it stands in no order and no slot',
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
    nearestMiss: decision.kind === 'shown' ? null : nearestMiss(compiled, variants, block),
  };
};

/** Why each block of a layout is in or out for one audience at one instant (epoch ms). */
export const explain = (compiled: CompiledLayout, audience: Audience, now: number): Explanation => {
  const holds = conditionsThatHold(compiled, audience, now);
  const state = applyVariants(compiled, holds);
  const variants = compiled.variants.map(({ name, condition }) => {
    const when = compiled.conditions[condition] ?? {};
    const active = hasBit(holds, condition);
    return { name, active, mismatches: active ? [] : mismatchesOf(when, audience, now) };
  });
  const all = compiled.blocks.map((_, block) =>
    explainBlock(compiled, state, holds, variants, block, audience, now),
  );
  const shown = shownBlocks(compiled, state, holds).flatMap(({ block }) => all[block] ?? []);
  const { key, consulted, validUntil } = selectPlan(compiled, audience, now);
  return {
    page: compiled.page,
    key,
    consulted,
    validUntil,
    variants,
    blocks: [...shown, ...all.filter((block) => !block.shown)],
  };
};
