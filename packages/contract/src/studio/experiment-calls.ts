import Type from 'typebox';
import { ExperimentReport } from '../experiment-report.ts';
import { CONVERSION_METRICS, Experiment, ExperimentKey } from '../experiments.ts';
import { PeopleWhen } from '../people-when.ts';
import { Text } from '../text.ts';
import { ChangeId } from './change.ts';
import { Revision } from './revision.ts';
import { Serves } from './serves.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const OfExperiment = Type.Object({ key: ExperimentKey }, { additionalProperties: false });

const StudioExperiment = Type.Object({
  key: ExperimentKey,
  experiment: Experiment,
  report: ExperimentReport,
});
export type StudioExperiment = Readonly<Type.Static<typeof StudioExperiment>>;

/** The running experiments, with their recorded results. All other edits of them are a change of their file. */
export const listExperiments = defineStudioCall({
  method: 'GET',
  path: '/experiments',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    holdout: Type.Number({ minimum: 0, maximum: 0.5 }),
    items: Type.Array(StudioExperiment),
  }),
});

/**
 * Stops an experiment immediately, on all replicas: everybody is served control. It needs no approval and ignores
 * faults, because it may stop a harm. NOT_FOUND; CHANGE_CLOSED where it does not run.
 */
export const stopExperiment = defineStudioCall({
  method: 'POST',
  path: '/experiments/{key}/stop',
  role: 'publisher',
  params: OfExperiment,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ ...Revision.properties, serves: Serves }),
});

const ReportFormat = Type.Enum(['csv', 'json']);
export type ReportFormat = Type.Static<typeof ReportFormat>;

/** The report of an experiment as a file: CSV for spreadsheets, JSON for programs. NOT_FOUND. */
export const exportExperiment = defineStudioCall({
  method: 'GET',
  path: '/experiments/{key}/export',
  role: 'viewer',
  params: OfExperiment,
  query: Type.Object({ format: ReportFormat }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({ name: Type.String(), text: Type.String() }),
});

/** One arm besides control, in shares of units. */
const Sizing = Type.Object({
  unitsPerDay: Type.Number({ minimum: 0, description: 'That came to the page, as recorded.' }),
  share: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description:
      'Of the views of the page by people, those by whom `when` names; null: none recorded.',
  }),
  rate: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description: 'Of units that convert now; null where too little was recorded.',
  }),
  unitsNeeded: Type.Union([Type.Integer(), Type.Null()], {
    description: 'In each of two arms, for a power of 80 %, read as often as one likes at 5 %.',
  }),
  days: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'Until that difference would show; null where it cannot be told.',
  }),
});
export type Sizing = Readonly<Type.Static<typeof Sizing>>;

/** The time until a difference becomes measurable, from the visits of the last 28 days with consent. */
export const sizeExperiment = defineStudioCall({
  method: 'POST',
  path: '/experiments/size',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    {
      page: Text({ minLength: 1, maxLength: 60 }),
      metric: Type.Enum(CONVERSION_METRICS),
      when: Type.Optional(PeopleWhen),
      /** The draft whose audiences `when` names; absent: the live ones. */
      change: Type.Optional(ChangeId),
      coverage: Type.Number({ minimum: 0, maximum: 1 }),
      arms: Type.Integer({ minimum: 2, maximum: 10 }),
      difference: Type.Number({
        minimum: 0.0001,
        maximum: 1,
        description: 'In shares: 0.02 is two points, such as from 10 % to 12 %.',
      }),
    },
    { additionalProperties: false },
  ),
  answer: Sizing,
});
