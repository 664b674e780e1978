import { type MetricSums, NO_UNITS, type SummedKind, shareSums } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { countSuccesses } from './count-successes.ts';

/** A kind of people whose measures are made up, with a true effect in the arm. */
export interface Population {
  readonly name: string;
  readonly kind: SummedKind;
  /** The sums of new people. @param lift the true one of the metric. */
  readonly sampleSums: (units: number, lift: number, random: Random) => MetricSums;
  /** The metric without an effect. */
  readonly value: number;
  /** Squared correlation of a person's contribution with the covariate, which CUPED saves of the variance; null without one. */
  readonly saving: number | null;
}

/** Measure, denominator and covariate. */
interface Person {
  readonly y: number;
  readonly x: number;
  readonly c: number;
}

const exponential = (random: Random): number => -Math.log(random.uniform());

const sumPeople =
  (sample: (random: Random, lift: number) => Person): Population['sampleSums'] =>
  (units, lift, random) => {
    let [sum, sumSquares, divisor, divisorSquares, product] = [0, 0, 0, 0, 0];
    let [before, beforeSquares, beforeProduct, beforeDivisorProduct] = [0, 0, 0, 0];
    for (let unit = 0; unit < units; unit += 1) {
      const { y, x, c } = sample(random, lift);
      sum += y;
      sumSquares += y * y;
      divisor += x;
      divisorSquares += x * x;
      product += x * y;
      before += c;
      beforeSquares += c * c;
      beforeProduct += y * c;
      beforeDivisorProduct += x * c;
    }
    return {
      units,
      sum,
      sumSquares,
      divisor,
      divisorSquares,
      product,
      before,
      beforeSquares,
      beforeProduct,
      beforeDivisorProduct,
    };
  };

const RATE = 0.1;
/** Chance of a person who comes back often, and of others, to convert: 0.5 * 0.16 + 0.5 * 0.04 = 0.1. */
const [OFTEN, SELDOM] = [0.16, 0.04];

/**
 * Conversions, of which a visit before exposure tells a little: c is 1 for half of the people. Covariance (0.16 - 0.04) / 4,
 * variances 0.09 and 0.25: the squared correlation is 0.03 squared / 0.0225 = 0.04.
 */
export const SHARES: Population = {
  name: 'share',
  kind: 'share',
  sampleSums: sumPeople((random, lift) => {
    const c = random.uniform() < 0.5 ? 1 : 0;
    const rate = (c === 1 ? OFTEN : SELDOM) * (1 + lift);
    return { y: random.uniform() < rate ? 1 : 0, x: 0, c };
  }),
  value: RATE,
  saving: 0.04,
};

/**
 * Amounts with a long tail: y is gamma of shape 2, in part the person's from before: y = g1 + g2 and c = g1 + g3, each of
 * shape 1. Covariance 1, variances 2: the squared correlation is 0.25.
 */
export const MEANS: Population = {
  name: 'mean',
  kind: 'mean',
  sampleSums: sumPeople((random, lift) => {
    const shared = exponential(random);
    return {
      y: (shared + exponential(random)) * (1 + lift),
      x: 0,
      c: shared + exponential(random),
    };
  }),
  value: 2,
  saving: 0.25,
};

/** Shape of the amounts that decide a person's clicks in each view. */
const VIEWS = 4;

/**
 * Clicks by views: x is 1 to 7 views, equally often, y is r x with a rate r of the person, 0.5 times (shared + own)
 * exponential, of which c has the shared part. A contribution is (y - ratio x) / mean x = x (r - 1) / 4, whose variance is
 * E x^2 Var r / 16 = 20 * 0.5 / 16 = 0.625. Covariance with c: mean x / 4 * cov(r, c) = 0.5; variance of c is 1: the
 * squared correlation is 0.25 / 0.625 = 0.4.
 */
export const RATIOS: Population = {
  name: 'ratio',
  kind: 'ratio',
  sampleSums: sumPeople((random, lift) => {
    const shared = exponential(random);
    const rate = 0.5 * (shared + exponential(random)) * (1 + lift);
    const x = 1 + Math.floor(random.uniform() * (2 * VIEWS - 1));
    return { y: rate * x, x, c: shared };
  }),
  value: 1,
  saving: 0.4,
};

const [BUYERS, CAP, SPREAD] = [0.05, 60, 1.5];
/** exp(1.5 squared / 2) Phi(ln 60 / 1.5 - 1.5) + 60 (1 - Phi(ln 60 / 1.5)). */
const MEAN_AMOUNT = 2.933402;

/** One in twenty buys, for log-normal amounts up to a cap: a few amounts are most of the sum. Without a covariate. */
export const LONG_TAILS: Population = {
  name: 'mean of a long tail',
  kind: 'mean',
  sampleSums: (units, lift, random) => {
    let [sum, sumSquares] = [0, 0];
    for (let buyers = countSuccesses(units, BUYERS, random); buyers > 0; buyers -= 1) {
      const amount = Math.min(CAP, Math.exp(SPREAD * random.normal())) * (1 + lift);
      sum += amount;
      sumSquares += amount ** 2;
    }
    return { ...NO_UNITS, units, sum, sumSquares };
  },
  value: BUYERS * MEAN_AMOUNT,
  saving: null,
};

const RARE = 0.02;

/** Conversions of few. Without a covariate. */
export const RARE_SHARES: Population = {
  name: 'share of 2%',
  kind: 'share',
  sampleSums: (units, lift, random) =>
    shareSums(units, countSuccesses(units, RARE * (1 + lift), random)),
  value: RARE,
  saving: null,
};

/** Shares, means and ratios that have a covariate. */
export const WITH_COVARIATE = [SHARES, MEANS, RATIOS];
