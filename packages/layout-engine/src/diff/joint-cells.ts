import { POSSIBLE_SEEKERS, type Seeker } from '@broadsheet/contract/audience';
import { joinParts } from '../audiences/audience-unions.ts';
import { type BitSet, intersectBits } from '../bit-set.ts';
import type { CompiledConditions } from '../compile-conditions.ts';
import { type AudiencePart, audiencePartOf } from './audience-part.ts';
import type { JointDimension } from './joint-dimensions.ts';
import { type Box, mergeBoxes } from './merge-boxes.ts';

/** As many as a page may have plans. */
const CELLS_MAX = 50_000;

/** One class of every dimension, with the conditions of each side that hold for it. */
export interface Cell {
  readonly box: Box;
  readonly before: BitSet;
  readonly after: BitSet;
}

type Conditions = Pick<CompiledConditions, 'possible' | 'audiences'>;

const narrow = (holds: BitSet, by: BitSet | null): BitSet => {
  if (!by) return holds;
  const narrowed = holds.slice();
  intersectBits(narrowed, by);
  return narrowed;
};

/** All cells of joint dimensions; null when there are more than 50,000. */
export const listCells = (
  before: Conditions,
  after: Conditions,
  dimensions: readonly JointDimension[],
): readonly Cell[] | null => {
  if (dimensions.reduce((product, { classes }) => product * classes.length, 1) > CELLS_MAX)
    return null;
  let cells: Cell[] = [{ box: [], before: before.possible, after: after.possible }];
  for (const { classes } of dimensions)
    cells = cells.flatMap((cell) =>
      classes.map((found, index) => ({
        box: [...cell.box, [index]],
        before: narrow(cell.before, found.before),
        after: narrow(cell.after, found.after),
      })),
    );
  return cells.map(({ box, ...cell }) => ({
    box,
    before: joinParts(before.audiences, cell.before),
    after: joinParts(after.audiences, cell.after),
  }));
};

/** The cohorts and memberships of a box that somebody has together: not every cohort goes with every membership. */
const seekersIn = (dimensions: readonly JointDimension[], box: Box): readonly Seeker[] => {
  const includes = (field: keyof Seeker, value: string): boolean => {
    const at = dimensions.findIndex((each) => each.field === field);
    return (box[at] ?? []).some((found) => dimensions[at]?.classes[found]?.values.includes(value));
  };
  return POSSIBLE_SEEKERS.filter(
    ({ cohort, membership }) => includes('cohort', cohort) && includes('membership', membership),
  );
};

/** The box with every cohort, or every membership, where that adds nobody: "visitors" instead of "visitors of no cohort". */
const shorten = (dimensions: readonly JointDimension[], box: Box): Box => {
  const seekers = seekersIn(dimensions, box).length;
  for (const field of ['cohort', 'membership'] as const) {
    const at = dimensions.findIndex((each) => each.field === field);
    const wide = box.with(at, [...(dimensions[at]?.classes.keys() ?? [])]);
    if (seekersIn(dimensions, wide).length === seekers) return wide;
  }
  return box;
};

const boxesOfSomebody = (dimensions: readonly JointDimension[], boxes: readonly Box[]): Box[] =>
  mergeBoxes(boxes).filter((box) => seekersIn(dimensions, box).length > 0);

/** The people of some cells, in as few disjoint parts as can be; without those that nobody is in. */
export const partsOfBoxes = (
  dimensions: readonly JointDimension[],
  boxes: readonly Box[],
): AudiencePart[] =>
  boxesOfSomebody(dimensions, boxes).map((box) => audiencePartOf(dimensions, box));

/** The same, without the fields that exclude only people whom nobody can be. */
export const shortPartsOfBoxes = (
  dimensions: readonly JointDimension[],
  boxes: readonly Box[],
): AudiencePart[] =>
  boxesOfSomebody(dimensions, boxes).map((box) =>
    audiencePartOf(dimensions, shorten(dimensions, box)),
  );
