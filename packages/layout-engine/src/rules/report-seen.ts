import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import { applyVariants } from '../apply-variants.ts';
import { type BitSet, hasBit, intersectBits } from '../bit-set.ts';
import { type CompiledBlock, type CompiledLayout, NONE } from '../compiled-layout.ts';
import { mergePatch } from '../merge-patch.ts';
import { reachableSets } from '../reachable-sets.ts';
import { shownBlocks } from '../shown-blocks.ts';
import type { Proof, Report } from './rule.ts';
import type { SettingString } from './settings-to-prove.ts';

/** A value that would be wrong for a brand's readers: no fault yet, because a variant may hide it from them. */
export interface Suspect extends Pick<SettingString, 'id' | 'path' | 'inside' | 'isValid'> {
  readonly message: string;
  readonly mend: string;
  /** The part of the value that is wrong, where several can be. */
  readonly part?: string;
}

const mergedSettings = (block: CompiledBlock, holds: BitSet): unknown =>
  block.patches
    .filter((patch) => hasBit(holds, patch.condition))
    .reduce<unknown>((settings, patch) => mergePatch(settings, patch.settings), block.settings);

/** The layout as if there were only one brand. */
const forBrand = (compiled: CompiledLayout, { brand }: BrandConfig): CompiledLayout => {
  const field = compiled.fields.find((each) => each.field === 'brand');
  const found = field?.classes[field.classOf.get(brand) ?? NONE];
  if (!found) return compiled;
  const possible = compiled.possible.slice();
  intersectBits(possible, found.holds);
  return { ...compiled, possible, fields: compiled.fields.filter((each) => each !== field) };
};

const shownById = (compiled: CompiledLayout, holds: BitSet): Map<string, CompiledBlock> =>
  new Map(
    shownBlocks(compiled, applyVariants(compiled, holds), holds).flatMap(({ block }) => {
      const found = compiled.blocks[block];
      return found ? [[found.id, found] as const] : [];
    }),
  );

const configsOfPage = ({ brands, layout }: Proof): readonly BrandConfig[] => {
  const names = brandsOfPage(layout);
  return brands.filter(({ brand }) => names.includes(brand));
};

const keyOf = ({ path, inside, part = '' }: Suspect): string =>
  [...path, '', ...inside, part].join('.');

/** Reports, once per position and part, the suspects that a plan of a brand does show to its readers. */
export const reportSeen = (
  proof: Proof,
  suspectsFor: (brand: BrandConfig) => readonly Suspect[],
  report: Report,
): void => {
  const { compiled } = proof;
  const reported = new Set<string>();
  for (const brand of configsOfPage(proof)) {
    let suspects = suspectsFor(brand).filter((each) => !reported.has(keyOf(each)));
    if (suspects.length === 0) continue;
    const seen = reachableSets(forBrand(compiled, brand), Number.POSITIVE_INFINITY) ?? [];
    for (const { holds } of seen) {
      if (suspects.length === 0) break;
      const shown = shownById(compiled, holds);
      suspects = suspects.filter((suspect) => {
        if (reported.has(keyOf(suspect))) return false;
        const block = shown.get(suspect.id);
        if (!block || !suspect.isValid(mergedSettings(block, holds))) return true;
        reported.add(keyOf(suspect));
        report(suspect.path, suspect.message, suspect.mend);
        return false;
      });
    }
  }
};
