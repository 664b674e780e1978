const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const INTEGER = new Intl.NumberFormat('en-IN');

interface Interval {
  readonly low: number;
  readonly high: number;
}

export const formatCount = (number: number): string => INTEGER.format(number);

/** A share as people say it: 0.125 is 12.5 %. */
export const formatPercent = (share: number): string => `${PERCENT.format(share * 100)}%`;

const signed = (share: number): string => {
  const points = PERCENT.format(share * 100);
  return share > 0 ? `+${points}` : points.replace('-', '−');
};

/** A difference of two shares, such as "+1.2 points". */
export const formatPoints = (share: number): string => `${signed(share)} points`;

export const formatPercents = ({ low, high }: Interval): string =>
  `${PERCENT.format(low * 100)} to ${formatPercent(high)}`;

export const formatPointsBetween = ({ low, high }: Interval): string =>
  `${signed(low)} to ${formatPoints(high)}`;

/** A share in percent, as a field holds it: 0.07 is 7 and no longer number. */
export const percentOf = (share: number): number => Number((share * 100).toFixed(6));
