const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const INTEGER = new Intl.NumberFormat('en-IN');

interface Interval {
  readonly low: number;
  readonly high: number;
}

export const formatCount = (number: number): string => INTEGER.format(number);

/** Formats a share: 0.125 is 12.5 %. */
export const formatPercent = (share: number): string => `${PERCENT.format(share * 100)}%`;

const signed = (share: number): string => {
  const points = PERCENT.format(share * 100);
  return share > 0 ? `+${points}` : points.replace('-', '−');
};

/** Formats a difference of two shares: "+1.2 points". */
export const formatPoints = (share: number): string => `${signed(share)} points`;

export const formatPercents = ({ low, high }: Interval): string =>
  `${PERCENT.format(low * 100)} to ${formatPercent(high)}`;

export const formatPointsBetween = ({ low, high }: Interval): string =>
  `${signed(low)} to ${formatPoints(high)}`;

/** Converts a share to percent for a field, without rounding errors: 0.07 is 7. */
export const percentOf = (share: number): number => Number((share * 100).toFixed(6));
