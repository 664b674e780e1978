import Type from 'typebox';
import { Brand } from '../brand.ts';
import { ChangeId } from './change.ts';
import { publishChange } from './change-calls.ts';
import { Counter } from './counter.ts';
import { StaffName } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** No experiment may have this key: pages that a rollout changes name it among their experiments. */
export const ROLLOUT_KEY = 'rollout';

/** live: what served before; next: what the change makes of it. */
export const ROLLOUT_ARMS = ['live', 'next'] as const;
export type RolloutArmName = (typeof ROLLOUT_ARMS)[number];

/** Which of two contents somebody is served while a change is rolled out. */
export interface RolloutArm {
  /** Of the step: each share is counted by itself, for those whom a new share moves have met both arms. */
  readonly number: number;
  readonly arm: RolloutArmName;
}

const Timestamp = Type.String({ format: 'date-time' });
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Of everybody who can be told apart: who agreed to be counted. All others are served what is live. */
const RolloutShare = Type.Number({ minimum: 0.01, maximum: 0.99 });

/** What takes a rollout back by itself. */
export const RolloutBounds = Type.Object(
  {
    blockErrors: Type.Number({
      minimum: 0.001,
      maximum: 1,
      description:
        "How much larger a block's share of failed loads may be than of the live one: 0.02 is two points.",
    }),
    applyFall: Type.Number({
      minimum: 0.01,
      maximum: 1,
      description:
        'How much smaller the share of people who apply may be, of that of the live content: 0.2 is a fifth less.',
    }),
  },
  { additionalProperties: false },
);
export type RolloutBounds = Readonly<Type.Static<typeof RolloutBounds>>;

export const ROLLOUT_BOUNDS: RolloutBounds = { blockErrors: 0.02, applyFall: 0.2 };

/** Fewer loads of a block, in either arm, tell nothing about it. */
export const ROLLOUT_LOADS_MIN = 50;
/** Fewer people, in either arm, tell nothing about who applies. */
export const ROLLOUT_UNITS_MIN = 200;

const Loads = Type.Object({
  loads: Type.Integer({ minimum: 0, description: 'How often a page had it, loaded or kept.' }),
  failures: Type.Integer({ minimum: 0 }),
});

const ArmPeople = Type.Object({
  arm: Type.Enum(ROLLOUT_ARMS),
  units: Type.Integer({
    minimum: 0,
    description: 'People who saw a page that the change touches.',
  }),
  applied: Type.Integer({ minimum: 0 }),
});

/** What was counted since the share was set last. */
export const RolloutMeasure = Type.Object({
  people: Type.Array(ArmPeople, { description: 'live, then next.' }),
  applyFall: orNull(
    Type.Object({
      value: Type.Number({ description: 'Of the live share; below 0 more apply than before.' }),
      isSure: Type.Boolean({ description: 'More than chance would make of so few people.' }),
    }),
  ),
  blocks: Type.Array(
    Type.Object({
      brand: Brand,
      page: Type.String(),
      block: Type.String(),
      type: Type.String(),
      live: Loads,
      next: Loads,
    }),
    { description: 'Those that failed most, of the next content less of the live one, first.' },
  ),
});
export type RolloutMeasure = Readonly<Type.Static<typeof RolloutMeasure>>;

/** stopped: by somebody; rolled-back: by the site, for `reason`. */
export const RolloutState = Type.Enum(['running', 'finished', 'stopped', 'rolled-back']);
export type RolloutState = Type.Static<typeof RolloutState>;

/** A change that a share of people are served before everybody is. One runs at a time. */
export const Rollout = Type.Object({
  number: Counter,
  change: Type.Object({ id: ChangeId, title: Type.String() }),
  share: RolloutShare,
  bounds: RolloutBounds,
  state: RolloutState,
  by: StaffName,
  startedAt: Timestamp,
  sharedAt: Type.String({ format: 'date-time', description: 'When the share was set last.' }),
  endedAt: orNull(Timestamp),
  reason: orNull(Type.String({ description: 'Why it was taken back, or what ended it.' })),
  trouble: orNull(
    Type.String({ description: 'Why nobody is served the change although it runs.' }),
  ),
  pages: Type.Array(Type.String(), { description: 'Kinds of pages that the change touches.' }),
  measure: RolloutMeasure,
});
export type Rollout = Readonly<Type.Static<typeof Rollout>>;

const RolloutParams = Type.Object({ number: Counter }, { additionalProperties: false });

/** Newest first, at most 20; of one change or of all. The one that runs, if any, is the first. */
export const listRollouts = defineStudioCall({
  method: 'GET',
  path: '/rollouts',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ change: Type.Optional(ChangeId) }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(Rollout) }),
});

/**
 * Begins to serve a change to a share. As a publication it asks for a check without faults, for a review where one is
 * needed, and that nothing live has moved: CONTENT_FAULTS, REVIEW_NEEDED, CHANGE_MOVED, CHANGE_CLOSED. ROLLOUT_RUNS while
 * another one runs. VALIDATION for files that cannot be rolled out: only layouts, banners and texts can, for an
 * experiment has a share of its own; and for a change of which no page shows anything.
 */
export const startRollout = defineStudioCall({
  method: 'POST',
  path: '/changes/{change}/rollout',
  role: 'publisher',
  params: Type.Object({ change: ChangeId }, { additionalProperties: false }),
  query: Nothing,
  body: Type.Object(
    { version: Counter, share: RolloutShare, bounds: RolloutBounds },
    { additionalProperties: false },
  ),
  answer: Rollout,
});

/**
 * Serves it to more people, or to fewer; what is counted begins anew. NOT_FOUND, CHANGE_CLOSED where it does not run.
 */
export const shareRollout = defineStudioCall({
  method: 'POST',
  path: '/rollouts/{number}/share',
  role: 'publisher',
  params: RolloutParams,
  query: Nothing,
  body: Type.Object({ share: RolloutShare }, { additionalProperties: false }),
  answer: Rollout,
});

/** Publishes it to everybody, as `publishChange` would. */
export const finishRollout = defineStudioCall({
  method: 'POST',
  path: '/rollouts/{number}/finish',
  role: 'publisher',
  params: RolloutParams,
  query: Nothing,
  body: Nothing,
  answer: publishChange.answer,
});

/** Serves what is live to everybody again. The change can be edited once more. */
export const stopRollout = defineStudioCall({
  method: 'POST',
  path: '/rollouts/{number}/stop',
  role: 'publisher',
  params: RolloutParams,
  query: Nothing,
  body: Nothing,
  answer: Rollout,
});
