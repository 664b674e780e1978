import Type from 'typebox';
import { Audience } from './audience.ts';
import { ArmName, ExperimentKey } from './experiments.ts';
import { PageCost } from './page-cost.ts';
import { ROLLOUT_ARMS } from './studio/rollout.ts';
import { Instant } from './when.ts';

const Mismatch = Type.Object({
  field: Type.String({ description: 'A field of the audience, experiment.<key>, or time.' }),
  wanted: Type.String({
    description:
      'The condition as written: management, not freshers, from 2026-10-28T00:00:00+05:30.',
  }),
  got: Type.String(),
});

const VariantExplanation = Type.Object({
  name: Type.String(),
  active: Type.Boolean(),
  mismatches: Type.Array(Mismatch),
});

const BlockExplanation = Type.Object({
  id: Type.String(),
  type: Type.String(),
  shown: Type.Boolean(),
  place: Type.Union([Type.String(), Type.Null()], {
    description: 'order or parent.slot; null when it stands nowhere.',
  }),
  rule: Type.Enum(['shown', 'absent', 'never-listed', 'left-out', 'hidden', 'when', 'parent'], {
    description: 'What decides.',
  }),
  variant: Type.Union([Type.String(), Type.Null()], {
    description: 'The variant that decides; null is the layout itself.',
  }),
  mismatches: Type.Array(Mismatch, {
    description: 'What its own when wanted and got, when that decides.',
  }),
  reason: Type.String(),
  nearestMiss: Type.Union([VariantExplanation, Type.Null()], {
    description: 'The variant that would have come nearest to bringing it in.',
  }),
});

/** Why each block of a page is in or out for one audience at one instant. */
export const Explanation = Type.Object({
  page: Type.String(),
  key: Type.String({ description: 'Of the plan.' }),
  consulted: Type.Array(Type.String()),
  validUntil: Type.Union([Type.Integer(), Type.Null()], { description: 'Epoch ms.' }),
  variants: Type.Array(VariantExplanation),
  blocks: Type.Array(BlockExplanation, {
    description: 'The shown ones in the order of the page, then the rest in that of the file.',
  }),
});

/** An explanation with all that it follows from. */
export const PageExplanation = Type.Object({
  path: Type.String(),
  at: Instant,
  revision: Type.String(),
  audience: Audience,
  arms: Type.Record(ExperimentKey, ArmName),
  rollout: Type.Union(
    [
      Type.Object({
        number: Type.Integer({ minimum: 1 }),
        share: Type.Number(),
        arm: Type.Enum(ROLLOUT_ARMS),
        reason: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'What is rolled out and touches this page, and whose content is explained.' },
  ),
  cost: PageCost,
  ...Explanation.properties,
});
export type PageExplanation = Type.Static<typeof PageExplanation>;

export type Mismatch = Type.Static<typeof Mismatch>;
export type VariantExplanation = Type.Static<typeof VariantExplanation>;
export type BlockExplanation = Type.Static<typeof BlockExplanation>;
export type Explanation = Type.Static<typeof Explanation>;

/** As text: `cohort wanted freshers, got none`. */
export const describeMismatch = ({ field, wanted, got }: Mismatch): string =>
  `${field} wanted ${wanted}, got ${got}`;
