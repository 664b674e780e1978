import Type from 'typebox';
import { PATH_PATTERN } from './text.ts';

/**
 * Core Web Vitals and two of their parts, as browsers measure them: largest paint, response to input, layout shift,
 * first paint, first byte.
 */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Up to `passing` a value is good, above `poor` it is poor. In ms; CLS has no unit. Source: https://web.dev/articles/vitals */
export const VITAL_LIMITS: Readonly<
  Record<Vital, { readonly passing: number; readonly poor: number }>
> = {
  LCP: { passing: 2_500, poor: 4_000 },
  INP: { passing: 200, poor: 500 },
  CLS: { passing: 0.1, poor: 0.25 },
  FCP: { passing: 1_800, poor: 3_000 },
  TTFB: { passing: 800, poor: 1_800 },
};

export type VitalRating = 'good' | 'fair' | 'poor';

export const rateVital = (vital: Vital, value: number): VitalRating => {
  const { passing, poor } = VITAL_LIMITS[vital];
  if (value <= passing) return 'good';
  return value <= poor ? 'fair' : 'poor';
};

/** Ten minutes: whatever a browser measures beyond was a tab in the background. */
const VALUE_MAX = 600_000;

export const MeasuredVital = Type.Object(
  {
    vital: Type.Enum(VITALS),
    value: Type.Number({ minimum: 0, maximum: VALUE_MAX, description: 'ms; CLS has no unit.' }),
    block: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9-]{0,47}$',
        description: 'The id of the block with the largest paint, the slowest input or the shift.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type MeasuredVital = Readonly<Type.Static<typeof MeasuredVital>>;

/** The report of a browser to `POST /api/vitals`, sent once when the page is left. */
export const VitalsReport = Type.Object(
  {
    path: Type.String({
      pattern: PATH_PATTERN,
      maxLength: 2048,
      description: 'The page that was loaded, percent-encoded, with its query.',
    }),
    vitals: Type.Array(MeasuredVital, { minItems: 1, maxItems: VITALS.length }),
  },
  { additionalProperties: false },
);
export type VitalsReport = Readonly<Type.Static<typeof VitalsReport>>;
