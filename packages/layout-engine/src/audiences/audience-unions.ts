import type { NamedAudience } from '@broadsheet/contract/named-audiences';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { addBit, type BitSet, emptyBits, hasBit, intersectBits, removeBit } from '../bit-set.ts';
import type { Condition } from './condition.ts';

/** A condition that names audiences, with the bits of their parts. */
export interface AudienceUnion {
  readonly condition: number;
  /** One of these must hold; null where the condition wants no audience. */
  readonly anyOf: readonly number[] | null;
  readonly noneOf: readonly number[];
}

/**
 * The audiences of a layout. Each part of one is a condition of its own, numbered after the written ones, so that all
 * of them are found by the same intersection; afterwards the parts are joined.
 */
export interface AudienceUnions {
  readonly unions: readonly AudienceUnion[];
  /** The written conditions, without the parts. */
  readonly written: BitSet;
}

/** Numbers the parts of all audiences that conditions name; an audience that several name has its parts once. */
export const joinAudiences = (
  conditions: readonly Condition[],
): { readonly parts: readonly AudienceWhen[]; readonly audiences: AudienceUnions } => {
  const parts: AudienceWhen[] = [];
  const numbers = new Map<NamedAudience, readonly number[]>();
  const numbersOf = (audience: NamedAudience): readonly number[] => {
    const found =
      numbers.get(audience) ?? audience.any.map((part) => conditions.length + parts.push(part) - 1);
    numbers.set(audience, found);
    return found;
  };
  const unions = conditions.flatMap(({ wanted, refused }, condition) =>
    wanted || refused
      ? [
          {
            condition,
            anyOf: wanted?.flatMap(numbersOf) ?? null,
            noneOf: refused?.flatMap(numbersOf) ?? [],
          },
        ]
      : [],
  );
  const written = emptyBits(conditions.length + parts.length);
  for (const condition of conditions.keys()) addBit(written, condition);
  return { parts, audiences: { unions, written } };
};

/** The written conditions that hold, of a set that every dimension has narrowed. */
export const joinParts = ({ unions, written }: AudienceUnions, narrowed: BitSet): BitSet => {
  if (unions.length === 0) return narrowed;
  const holds = narrowed.slice();
  intersectBits(holds, written);
  for (const { condition, anyOf, noneOf } of unions) {
    const isHeld = (part: number) => hasBit(narrowed, part);
    if ((anyOf && !anyOf.some(isHeld)) || noneOf.some(isHeld)) removeBit(holds, condition);
  }
  return holds;
};
