const WIDTH = 360;
const EDGE = 12;
/** Height of a row: the name, and the interval below it. */
const ROW = 44;
const NAME_LENGTH = 46;

export interface ChartRow {
  readonly name: string;
  readonly difference: number | null;
  /** Null if there are too few participants. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** The position of a difference: 0 is in the middle, and the widest interval fits on both sides. */
export const positionOf = (difference: number, rows: readonly ChartRow[]): number => {
  const ends = rows.flatMap(({ interval }) =>
    interval ? [Math.abs(interval.low), Math.abs(interval.high)] : [],
  );
  return WIDTH / 2 + (difference / Math.max(...ends, 1e-6)) * (WIDTH / 2 - EDGE);
};

const short = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;

interface IntervalChartProps {
  readonly rows: readonly ChartRow[];
  /** The text alternative of the chart. */
  readonly label: string;
}

/** Differences from control, each as a dot on its interval. */
export const IntervalChart = ({ rows, label }: IntervalChartProps) => {
  const at = (difference: number) => positionOf(difference, rows);
  const height = ROW * rows.length + 24;
  return (
    <svg
      className="interval-chart"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
    >
      <line className="chart-zero" x1={at(0)} x2={at(0)} y1={0} y2={height - 20} />
      {rows.map(({ name, difference, interval }, index) => {
        const y = ROW * index + 30;
        return (
          <g
            key={name}
            data-sure={(interval && (interval.low > 0 || interval.high < 0)) || undefined}
          >
            <text className="chart-name" x={0} y={y - 12}>
              {short(name)}
            </text>
            {interval && difference !== null ? (
              <>
                <line
                  className="chart-interval"
                  x1={at(interval.low)}
                  x2={at(interval.high)}
                  y1={y}
                  y2={y}
                />
                <circle cx={at(difference)} cy={y} r={5} />
              </>
            ) : (
              <text className="chart-words" x={at(0) + 6} y={y + 5}>
                not enough data
              </text>
            )}
          </g>
        );
      })}
      <text className="chart-words" x={at(0)} y={height - 6} textAnchor="middle">
        worse ← control → better
      </text>
    </svg>
  );
};
