import Type from 'typebox';
import { Brand } from '../brand.ts';
import { orNull } from '../or-null.ts';
import { ChangeId } from './change.ts';
import { publishChange } from './change-calls.ts';
import { Counter } from './counter.ts';
import { StaffName } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** No experiment may have this key: pages that a rollout changes name it among their experiments. */
export const ROLLOUT_KEY = 'rollout';

/** live: the content before; next: the content with the change. */
export const ROLLOUT_ARMS = ['live', 'next'] as const;
export type RolloutArmName = (typeof ROLLOUT_ARMS)[number];

/** The content that a person is served while a change is rolled out. */
export interface RolloutArm {
  /**
   * The number of the step: each share is counted separately, because people whom a new share moves have seen both
   * arms.
   */
  readonly number: number;
  readonly arm: RolloutArmName;
}

const Timestamp = Type.String({ format: 'date-time' });

/** The share of people who have consented to counting. All others are served the live content. */
const RolloutShare = Type.Number({ minimum: 0.01, maximum: 0.99 });

/** The limits that roll a change back automatically. */
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

/** Fewer loads of a block in either arm are not significant. */
export const ROLLOUT_LOADS_MIN = 50;
/** Fewer people in either arm are not significant for applications. */
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

/** The counts since the last change of the share. */
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

/** stopped: by a person; rolled-back: by the site, for `reason`. */
export const RolloutState = Type.Enum(['running', 'finished', 'stopped', 'rolled-back']);
export type RolloutState = Type.Static<typeof RolloutState>;

/** A change that is served to a share of people first. Only one runs at a time. */
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

/** Newest first, at most 20; of one change or of all. The running one, if any, is the first. */
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
 * Starts to serve a change to a share. Like a publication it needs a check without faults, a review where required, and
 * an unchanged live text: CONTENT_FAULTS, REVIEW_NEEDED, CHANGE_MOVED, CHANGE_CLOSED. ROLLOUT_RUNS while another one
 * runs. VALIDATION for files that cannot be rolled out (only layouts, banners and texts can; an experiment has its own
 * share), and for a change that no page shows.
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

/** Changes the share; counting starts again. NOT_FOUND, CHANGE_CLOSED where it does not run. */
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

/** Serves the live content to everybody again. The change can be edited again. */
export const stopRollout = defineStudioCall({
  method: 'POST',
  path: '/rollouts/{number}/stop',
  role: 'publisher',
  params: RolloutParams,
  query: Nothing,
  body: Nothing,
  answer: Rollout,
});
