const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rise of the regression line through equally spaced values from first to last, as a share of the first. */
export const growthOf = (values: readonly number[]): number => {
  const middle = mean(values.map((_, at) => at));
  const average = mean(values);
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - average), 0) / spread;
  const first = average - slope * middle;
  return (slope * (values.length - 1)) / first;
};
