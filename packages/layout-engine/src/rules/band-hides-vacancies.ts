import { applyVariants } from '../apply-variants.ts';
import { joinParts } from '../audiences/audience-unions.ts';
import { type Condition, consultsField } from '../audiences/condition.ts';
import { type BitSet, hasBit, intersectBits } from '../bit-set.ts';
import type { DimensionClass } from '../compile-dimensions.ts';
import type { CompiledBlock, CompiledLayout } from '../compiled-layout.ts';
import { decideBlock } from '../decide-block.ts';
import { fallbackParts } from '../fallback-parts.ts';
import type { JsonPath } from '../json-source.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { unjoinedSets } from '../reachable-sets.ts';
import { blameFor } from './blame.ts';
import type { PlanRule } from './rule.ts';

const FIELD = 'experienceBand';

const consultsBand = (compiled: CompiledLayout, condition: number): boolean =>
  consultsField(compiled.conditions[condition] ?? {}, FIELD);

/** Where a `when` mentions the field, by itself or by an audience. */
const pathOfBand = (when: Condition): JsonPath => {
  if (when[FIELD]) return [FIELD];
  if (when.not?.[FIELD]) return ['not', FIELD];
  return when.wanted ? ['audience'] : ['not', 'audience'];
};

/** Whether each block is shown; the variants are applied once for all of them. */
const areShownTo = (
  compiled: CompiledLayout,
  holds: BitSet,
  blocks: readonly number[],
  except?: number,
): boolean[] => {
  const state = applyVariants(compiled, holds, except);
  return blocks.map((block) => decideBlock(compiled, state, holds, block).kind === 'shown');
};

/** The field of the variant that shows the block. */
const variantThatShows = (
  compiled: CompiledLayout,
  showing: BitSet,
  block: number,
): JsonPath | undefined => {
  const index = compiled.variants.findIndex(
    ({ condition }, variant) =>
      hasBit(showing, condition) &&
      consultsBand(compiled, condition) &&
      !areShownTo(compiled, showing, [block], variant)[0],
  );
  const when = compiled.conditions[compiled.variants[index]?.condition ?? -1];
  if (!when) return undefined;
  return ['variants', index, 'when', ...pathOfBand(when)];
};

const whereHidden = (
  compiled: CompiledLayout,
  hiding: BitSet,
  showing: BitSet,
  block: number,
): JsonPath => {
  const state = applyVariants(compiled, hiding);
  const blame = blameFor(compiled, (each) => decideBlock(compiled, state, hiding, each), block);
  if (blame?.conditions.some((condition) => consultsBand(compiled, condition))) return blame.path;
  const id = compiled.blocks[block]?.id ?? '';
  return variantThatShows(compiled, showing, block) ?? blame?.path ?? ['blocks', id];
};

/** The conditions that hold for a band, of what all other dimensions leave. */
const narrowToBand = (compiled: CompiledLayout, rest: BitSet, band: BitSet): BitSet => {
  const narrowed = rest.slice();
  intersectBits(narrowed, band);
  return joinParts(compiled.audiences, narrowed);
};

/** Or its fallback does: clients of an earlier catalog see it instead. */
const holdsVacancies = (block: CompiledBlock | undefined): boolean =>
  block?.definition.vacancies === true ||
  fallbackParts(block?.fallback).some(({ definition }) => definition.vacancies === true);

/** All else equal, blocks with vacancies are shown to every experience band or to none. */
export const bandHidesVacancies: PlanRule = {
  code: 'BAND_HIDES_VACANCIES',
  start: ({ compiled }, report) => ({
    finish: () => {
      const bands = compiled.fields.find(({ field }) => field === FIELD)?.classes ?? [];
      const vacancies = [...compiled.blocks.keys()].filter((block) =>
        holdsVacancies(compiled.blocks[block]),
      );
      if (bands.length === 0 || vacancies.length === 0) return;
      const fields = compiled.fields.filter(({ field }) => field !== FIELD);
      const rest = unjoinedSets({ ...compiled, fields }, Number.POSITIVE_INFINITY) ?? [];
      const reported = new Set<string>();
      const compare = (holds: BitSet): void => {
        const shown = bands.map((band) =>
          areShownTo(compiled, narrowToBand(compiled, holds, band.holds), vacancies),
        );
        for (const [at, block] of vacancies.entries()) {
          const showing = bands[shown.findIndex((those) => those[at])];
          if (!showing) continue;
          for (const [index, band] of bands.entries())
            if (!shown[index]?.[at]) reportBand(holds, block, band, showing);
        }
      };
      const reportBand = (
        holds: BitSet,
        block: number,
        hidden: DimensionClass,
        showing: DimensionClass,
      ): void => {
        const hiding = narrowToBand(compiled, holds, hidden.holds);
        const path = whereHidden(
          compiled,
          hiding,
          narrowToBand(compiled, holds, showing.holds),
          block,
        );
        const key = `${block} ${path.join('.')}`;
        if (reported.has(key)) return;
        reported.add(key);
        report(
          path,
          `${nameCompiledBlock(compiled, block)} holds vacancies, but ${FIELD} ${hidden.label} does not see it and ${FIELD} ${showing.label} does`,
          `Rules on ${FIELD} may move vacancies, never hide them: use "place" or "order" with all of them.`,
        );
      };
      for (const { holds } of rest) compare(holds);
    },
  }),
};
