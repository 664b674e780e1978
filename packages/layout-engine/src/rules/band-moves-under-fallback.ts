import { applyVariants } from '../apply-variants.ts';
import { joinParts } from '../audiences/audience-unions.ts';
import { type BitSet, intersectBits } from '../bit-set.ts';
import type { DimensionClass } from '../compile-dimensions.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { decideBlock, parentsOf } from '../decide-block.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { unjoinedSets } from '../reachable-sets.ts';
import { firstMention, type PlanRule } from './rule.ts';

const FIELD = 'experienceBand';

/** The ancestors of a block whose fallback can replace it; null where it is not shown. */
const coveredBy = (compiled: CompiledLayout, holds: BitSet, block: number): number[] | null => {
  const state = applyVariants(compiled, holds);
  if (decideBlock(compiled, state, holds, block).kind !== 'shown') return null;
  return parentsOf(compiled, state, block).filter((parent) => compiled.blocks[parent]?.fallback);
};

/**
 * If only some bands have vacancies inside a block with a fallback, an older client would hide them from just those
 * bands.
 */
export const bandMovesUnderFallback: PlanRule = {
  code: 'BAND_HIDES_VACANCIES',
  start: ({ compiled, layout }, report) => ({
    finish: () => {
      const bands = compiled.fields.find(({ field }) => field === FIELD)?.classes ?? [];
      const covers = compiled.blocks.some(({ fallback, slots }) => fallback && slots.length > 0);
      if (bands.length === 0 || !covers) return;
      const reported = new Set<string>();
      const reportMove = (
        block: number,
        parent: number,
        under: DimensionClass,
        free: DimensionClass,
      ) => {
        const key = `${block} ${parent}`;
        if (reported.has(key)) return;
        reported.add(key);
        const around = compiled.blocks[parent]?.id ?? '';
        report(
          [...firstMention(layout, around), 'fallback'],
          `${nameCompiledBlock(compiled, block)} holds vacancies, but the fallback of ${nameCompiledBlock(compiled, parent)} can replace it for ${FIELD} ${under.label} and not for ${FIELD} ${free.label}`,
          `Remove the fallback, or let no rule on ${FIELD} move vacancies into or out of that block.`,
        );
      };
      const compare = (rest: BitSet, block: number): void => {
        const found = bands.flatMap((band) => {
          const narrowed = rest.slice();
          intersectBits(narrowed, band.holds);
          const holds = joinParts(compiled.audiences, narrowed);
          const covering = coveredBy(compiled, holds, block);
          return covering ? [{ band, covering }] : [];
        });
        for (const { band, covering } of found)
          for (const parent of covering) {
            const free = found.find((other) => !other.covering.includes(parent));
            if (free) reportMove(block, parent, band, free.band);
          }
      };
      const fields = compiled.fields.filter(({ field }) => field !== FIELD);
      const rest = unjoinedSets({ ...compiled, fields }, Number.POSITIVE_INFINITY) ?? [];
      const vacancies = [...compiled.blocks.keys()].filter(
        (block) => compiled.blocks[block]?.definition.vacancies,
      );
      for (const { holds } of rest) for (const block of vacancies) compare(holds, block);
    },
  }),
};
