import { addSums, type MetricSums, NO_UNITS } from './metric-sums.ts';

export interface RawUnit {
  readonly y: number;
  readonly x?: number;
  readonly c?: number;
}

/** The sums of units that are known one by one. */
export const sumUnits = (units: readonly RawUnit[]): MetricSums =>
  addSums(
    NO_UNITS,
    ...units.map(({ y, x = 0, c = 0 }) => ({
      units: 1,
      sum: y,
      sumSquares: y * y,
      divisor: x,
      divisorSquares: x * x,
      product: x * y,
      before: c,
      beforeSquares: c * c,
      beforeProduct: y * c,
      beforeDivisorProduct: x * c,
    })),
  );
