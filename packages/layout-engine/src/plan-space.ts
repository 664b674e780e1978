/** How many plans a proof looks at: it runs where pages are served. */
export const PLANS_MAX = 50_000;

/** A layout has more plan keys than a number can distinguish: audiences would get each other's plans. */
export class PlanSpaceError extends Error {
  readonly code = 'PLAN_SPACE_TOO_LARGE';

  constructor(page: string) {
    super(`the conditions of page ${page} make more plan keys than 2^53`);
    this.name = 'PlanSpaceError';
  }
}

/**
 * A plan's key combines the classes of every dimension; throws PlanSpaceError where two plans would share a key.
 * @param classCounts how many classes each dimension has.
 */
export const refuseUnkeyable = (page: string, classCounts: readonly number[]): void => {
  const keys = classCounts.reduce((product, count) => product * count, 1);
  if (keys > Number.MAX_SAFE_INTEGER) throw new PlanSpaceError(page);
};
