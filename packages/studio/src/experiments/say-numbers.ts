const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-IN');

interface Interval {
  readonly low: number;
  readonly high: number;
}

export const sayCount = (number: number): string => WHOLE.format(number);

/** A share as people say it: 0.125 is 12.5 %. */
export const sayPercent = (share: number): string => `${PERCENT.format(share * 100)} %`;

const signed = (share: number): string => {
  const points = PERCENT.format(share * 100);
  return share > 0 ? `+${points}` : points.replace('-', '−');
};

/** A difference of two shares, such as "+1.2 points". */
export const sayPoints = (share: number): string => `${signed(share)} points`;

export const sayPercents = ({ low, high }: Interval): string =>
  `${PERCENT.format(low * 100)} to ${sayPercent(high)}`;

export const sayPointsBetween = ({ low, high }: Interval): string =>
  `${signed(low)} to ${sayPoints(high)}`;

/** A share in percent, as a field holds it: 0.07 is 7 and no longer number. */
export const percentOf = (share: number): number => Number((share * 100).toFixed(6));
