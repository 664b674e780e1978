/** What many experiments of one kind showed; shares of the experiments unless said otherwise. */
export interface Simulation {
  readonly name: string;
  readonly runs: number;
  /** That may miss: the part of the 5 % which its intervals have. */
  readonly error: number;
  /** With an interval that missed the true effect on any day; of decisions, that were ever wrong. */
  readonly missed: number;
  /** The same of the lift, and for times of the ratio of hazards. */
  readonly missedLift: number;
  /** With an interval on the last day: without one nothing can miss. */
  readonly answered: number;
  readonly sampleRatioAlarms: number;
  /** That found an effect by the last day; without one, a false alarm. Of decisions, that were ever right. */
  readonly detected: number;
  /** That should at least be detected; 0 expects nothing. */
  readonly minDetected: number;
  /** The mean estimate of the effect less the true one, in parts of the metric without an effect. */
  readonly bias: number;
  /** The standard error of that mean. */
  readonly biasError: number;
  /** Of the variance, by the covariate, on the last day: measured on average, and in theory. */
  readonly saved: { readonly measured: number; readonly theory: number } | null;
}

type Measured = Pick<Simulation, 'name' | 'runs' | 'missed'> & Partial<Simulation>;

/** A simulation in which only some is measured. */
export const createSimulation = (measured: Measured): Simulation => ({
  error: 0.05,
  missedLift: measured.missed,
  answered: 1,
  sampleRatioAlarms: 0,
  detected: measured.missed,
  minDetected: 0,
  bias: 0,
  biasError: 0,
  saved: null,
  ...measured,
});

export const shareOf = <Run>(runs: readonly Run[], is: (run: Run) => boolean): number =>
  runs.filter(is).length / runs.length;

/** The mean of deviations, with its standard error. */
export const biasOf = (deviations: readonly number[]) => {
  const count = deviations.length;
  const bias = deviations.reduce((sum, one) => sum + one, 0) / count;
  const squares = deviations.reduce((sum, one) => sum + (one - bias) ** 2, 0);
  return { bias, biasError: Math.sqrt(squares / (count - 1) / count) };
};

export const labelOf = (effect: number): string => (effect === 0 ? 'A/A' : 'A/B');

export const settingOf = (weight: number, sharedBy: number): string =>
  `${weight === 0.5 ? '' : `, arm of ${Math.round(weight * 100)}%`}${sharedBy === 1 ? '' : `, error shared by ${sharedBy}`}`;
