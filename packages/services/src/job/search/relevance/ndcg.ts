const gainAt = (grade: number, rank: number): number => (2 ** grade - 1) / Math.log2(rank + 2);

const gainOf = (grades: readonly number[], depth: number): number =>
  grades.slice(0, depth).reduce((sum, grade, rank) => sum + gainAt(grade, rank), 0);

/**
 * Normalised discounted cumulative gain (Järvelin and Kekäläinen, 2002): 1 is the best possible order.
 * @param found grades of the results, in order
 * @param all grades of all candidates
 */
export const ndcg = (found: readonly number[], all: readonly number[], depth: number): number => {
  const ideal = gainOf(
    all.toSorted((one, other) => other - one),
    depth,
  );
  return ideal === 0 ? 0 : gainOf(found, depth) / ideal;
};
