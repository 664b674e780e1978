import type { Condition } from '../audiences/condition.ts';
import { hasBit } from '../bit-set.ts';
import { compileConditions } from '../compile-conditions.ts';
import type { AudiencePart } from './audience-part.ts';
import { type Cell, listCells, shortPartsOfBoxes } from './joint-cells.ts';
import { jointDimensions } from './joint-dimensions.ts';

/** Whom a condition is for that it was not for, and the other way round. Disjoint parts. */
export interface PeopleDiff {
  readonly gained: readonly AudiencePart[];
  readonly lost: readonly AudiencePart[];
}

const NO_ARMS = new Map<string, readonly string[]>();
/** Each side has one condition. */
const ONLY = 0;

/** Who meets one of two conditions and not the other. Null when they distinguish more than 50,000 audiences. Pure. */
export const diffPeople = (before: Condition, after: Condition): PeopleDiff | null => {
  const [was, is] = [compileConditions([before], NO_ARMS), compileConditions([after], NO_ARMS)];
  const dimensions = jointDimensions(was, is);
  const cells = listCells(was, is, dimensions);
  if (!cells) return null;
  const partsWhere = (isMeant: (met: boolean, isMet: boolean) => boolean) => {
    const found = (cell: Cell) => isMeant(hasBit(cell.before, ONLY), hasBit(cell.after, ONLY));
    return shortPartsOfBoxes(
      dimensions,
      cells.filter(found).map(({ box }) => box),
    );
  };
  return {
    gained: partsWhere((met, isMet) => isMet && !met),
    lost: partsWhere((met, isMet) => met && !isMet),
  };
};
