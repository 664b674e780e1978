import type { Interval } from './confidence-sequence.ts';

export type Decision = 'ship' | 'hold' | 'rollBack' | 'keepRunning';

/**
 * Why: `sampleRatio` arms are not assigned as configured, `guardrailBreached` and `guardrailUncertain` name their metric,
 * `primaryWorse`, `primaryBetter`, `belowEffect` an effect worth shipping is excluded, `effectUncertain` better, yet
 * perhaps by too little, `primaryUncertain` perhaps no effect, `notEnoughData`, `firstWeek`, `planEnded`.
 */
export interface DecisionReason {
  readonly code:
    | 'sampleRatio'
    | 'guardrailBreached'
    | 'guardrailUncertain'
    | 'primaryWorse'
    | 'primaryBetter'
    | 'belowEffect'
    | 'effectUncertain'
    | 'primaryUncertain'
    | 'notEnoughData'
    | 'firstWeek'
    | 'planEnded';
  readonly metric?: string;
}

/**
 * The lift of a metric in an arm, such as that of `compareArms`, whose interval shares its error with all others of the
 * decision (`sharedError`). More is better: for a metric of which less is better pass it by `reverseLift`.
 */
export interface MetricReading {
  readonly metric: string;
  readonly value: number | null;
  readonly interval: Interval | null;
}

export interface GuardrailReading extends MetricReading {
  /** How much worse is tolerated, in parts: 0.02 is two percent. */
  readonly margin: number;
}

export interface DecisionInput {
  readonly primary: MetricReading;
  readonly guardrails: readonly GuardrailReading[];
  /** The smallest lift worth shipping, in parts, and the days that were planned. */
  readonly plan: { readonly effect: number; readonly days: number };
  /**
   * Whether the alarm of any sample ratio of this bucket version was raised on any day so far, not only today: later units
   * can hide a wrong split, and those of before stay wrong. Whoever calls stores it by day.
   */
  readonly sampleRatio: { readonly everAlarmed: boolean };
  /** Complete days since the start. */
  readonly daysRun: number;
}

export interface Verdict {
  readonly decision: Decision;
  readonly reasons: readonly DecisionReason[];
}

/** People of a weekend are others than those of a Tuesday: no arm ships, and none is given up, before a week. */
const MIN_DAYS = 7;

/**
 * What to do with an arm. The first rule that applies decides:
 * 1. The split has ever differed from the weights: hold, because no number below is to be trusted.
 * 2. A guardrail's interval is entirely worse than its margin, or the primary's is entirely below 0: roll back. This
 *    may be on any day, and over all days and metrics it is false 5 times in 100 at most.
 * 3. Before a complete week: keep running, also after a plan of fewer days.
 * 4. The primary's interval is above 0, its value is at or above the effect of the plan, and every guardrail's interval
 *    is above its margin: ship.
 * 5. The primary's interval is entirely below the effect of the plan: hold, an effect worth shipping is excluded.
 * 6. The planned days are over: hold, with what is missing.
 * 7. Keep running, with what is missing.
 *
 * Intervals are valid at every check, so that the rules may be applied on every day, and rule 4 before the planned days.
 */
export const decide = (input: DecisionInput): Verdict => {
  const { primary, plan, sampleRatio, daysRun } = input;
  if (sampleRatio.everAlarmed) return { decision: 'hold', reasons: [{ code: 'sampleRatio' }] };
  const harms = listHarms(input);
  if (harms.length > 0) return { decision: 'rollBack', reasons: harms };
  const missing = listMissing(input);
  const ended: DecisionReason[] = daysRun >= plan.days ? [{ code: 'planEnded' }] : [];
  if (!(daysRun >= MIN_DAYS))
    return { decision: 'keepRunning', reasons: [{ code: 'firstWeek' }, ...ended, ...missing] };
  if (missing.length === 0) return { decision: 'ship', reasons: [{ code: 'primaryBetter' }] };
  if (primary.interval && primary.interval.high < plan.effect)
    return { decision: 'hold', reasons: [{ code: 'belowEffect' }] };
  if (ended.length > 0) return { decision: 'hold', reasons: [...ended, ...missing] };
  return { decision: 'keepRunning', reasons: missing };
};

const listHarms = ({ primary, guardrails }: DecisionInput): DecisionReason[] => {
  const breached = guardrails
    .filter(({ interval, margin }) => interval !== null && interval.high < -margin)
    .map(({ metric }): DecisionReason => ({ code: 'guardrailBreached', metric }));
  const isWorse = primary.interval !== null && primary.interval.high < 0;
  return isWorse ? [{ code: 'primaryWorse' }, ...breached] : breached;
};

/** What rule 4 lacks: each condition has to be met, so that what is no number ships nothing. */
const listMissing = ({ primary, guardrails, plan }: DecisionInput): DecisionReason[] => {
  const ofPrimary = (): DecisionReason[] => {
    if (!primary.interval) return [{ code: 'notEnoughData' }];
    if (!(primary.interval.low > 0)) return [{ code: 'primaryUncertain' }];
    const isEffect = primary.value !== null && primary.value >= plan.effect;
    return isEffect ? [] : [{ code: 'effectUncertain' }];
  };
  const uncertain = guardrails
    .filter(({ interval, margin }) => !(interval !== null && interval.low > -margin))
    .map(({ metric }): DecisionReason => ({ code: 'guardrailUncertain', metric }));
  return [...ofPrimary(), ...uncertain];
};

/** The reading of a metric of which less is better. */
export const reverseLift = <Reading extends MetricReading>(reading: Reading): Reading => ({
  ...reading,
  value: reading.value === null ? null : -reading.value,
  interval: reading.interval && { low: -reading.interval.high, high: -reading.interval.low },
});
