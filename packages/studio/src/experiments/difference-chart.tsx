import type { ArmConversion } from '@broadsheet/contract/experiment-report';
import { sayPoints, sayPointsBetween } from './say-numbers.ts';

const WIDTH = 480;
const ROW = 32;
/** Of the names of arms, at the left. */
const NAMES = 120;
const EDGE = 16;

interface Bar {
  readonly arm: string;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** The arms of which a difference from control is told. */
export const barsOf = (arms: readonly ArmConversion[]): readonly Bar[] =>
  arms.flatMap(({ arm, difference, differenceInterval }) =>
    difference === null || !differenceInterval ? [] : [{ arm, difference, ...differenceInterval }],
  );

/** Where a difference stands: none in the middle, as much to either side as the widest interval needs. */
export const placeOf = (difference: number, bars: readonly Bar[]): number => {
  const most = Math.max(...bars.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]), 1e-6);
  const middle = (NAMES + WIDTH) / 2;
  return middle + (difference / most) * (WIDTH - EDGE - middle);
};

/** Each arm's difference from control as a dot on its interval; the table below says the same in numbers. */
export const DifferenceChart = ({ arms }: { readonly arms: readonly ArmConversion[] }) => {
  const bars = barsOf(arms);
  if (bars.length === 0) return null;
  const at = (difference: number) => placeOf(difference, bars);
  const height = ROW * bars.length + ROW;
  const words = bars.map(
    (bar) => `${bar.arm}: ${sayPoints(bar.difference)}, ${sayPointsBetween(bar)}`,
  );
  return (
    <svg
      className="difference-chart"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Difference from control. ${words.join('; ')}`}
    >
      <line className="chart-zero" x1={at(0)} x2={at(0)} y1={0} y2={height - ROW} />
      {bars.map(({ arm, difference, low, high }, index) => {
        const y = ROW * index + ROW / 2;
        return (
          <g key={arm} data-sure={low > 0 || high < 0 || undefined}>
            <text x={0} y={y + 5}>
              {arm.length > 14 ? `${arm.slice(0, 13)}…` : arm}
            </text>
            <line className="chart-interval" x1={at(low)} x2={at(high)} y1={y} y2={y} />
            <circle cx={at(difference)} cy={y} r={5} />
          </g>
        );
      })}
      <text className="chart-words" x={at(0)} y={height - 10} textAnchor="middle">
        worse ← control → better
      </text>
    </svg>
  );
};
