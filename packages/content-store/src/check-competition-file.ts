import { findOverlap } from '@broadsheet/contract/competition-order';
import {
  COMPETITION_PHASES,
  Competition,
  CompetitionTimelines,
} from '@broadsheet/contract/entities/competition';
import type { Finding } from '@broadsheet/contract/finding';
import Type from 'typebox';
import Value from 'typebox/value';
import {
  checkBrandFile,
  instantFault,
  type LocatedFault,
  twiceFaults,
} from './check-brand-file.ts';
import type { ContentFile } from './read-content-files.ts';

const closed = { additionalProperties: false } as const;
const Dates = Type.Object({ startDate: Type.String(), endDate: Type.String() }, closed);
const Timelines = Type.Object(
  { registration: Dates, round1: Dates, round2: Dates, round3: Dates },
  closed,
);
const Named = Type.Object({
  id: Type.String(),
  timelines: Timelines,
  quiz: Type.Object({
    questions: Type.Array(
      Type.Object({
        text: Type.String(),
        choices: Type.Array(Type.String()),
        answer: Type.String(),
      }),
    ),
  }),
});
type Named = Type.Static<typeof Named>;
const Competitions = Type.Object({ competitions: Type.Array(Named) });
const Shape = Type.Object(
  {
    competitions: Type.Array(
      Type.Object({ ...Competition.properties, timelines: Timelines }, closed),
      { maxItems: 20 },
    ),
  },
  closed,
);
const Timestamp = CompetitionTimelines.properties.registration.properties.startDate;

const SENSIBLE = 'Let it begin when the round before it is over.';

/** Checks that rounds follow one another, where all dates are valid. */
const orderFaults = ({ timelines }: Named, at: number): LocatedFault[] => {
  const late = Value.Check(CompetitionTimelines, timelines) ? findOverlap(timelines) : null;
  if (!late) return [];
  const dotted = `competitions[${at}].timelines.${late}.startDate`;
  return [
    {
      path: ['competitions', at, 'timelines', late, 'startDate'],
      code: 'NEVER_RUNS',
      message: `${dotted} is before the end of the round before it, whose best would go on`,
      mend: SENSIBLE,
    },
  ];
};

const dateFaults = ({ timelines }: Named, at: number): LocatedFault[] =>
  COMPETITION_PHASES.flatMap((phase) => {
    const dotted = (field: string) => `competitions[${at}].timelines.${phase}.${field}`;
    const pathTo = (field: string) => ['competitions', at, 'timelines', phase, field];
    const unfit = (['startDate', 'endDate'] as const).flatMap((field) => {
      const timestamp = timelines[phase][field];
      return Value.Check(Timestamp, timestamp)
        ? []
        : [instantFault(pathTo(field), dotted(field), timestamp)];
    });
    const { startDate, endDate } = timelines[phase];
    if (unfit.length > 0 || Date.parse(startDate) < Date.parse(endDate)) return unfit;
    return [
      {
        path: pathTo('endDate'),
        code: 'NEVER_RUNS',
        message: `${dotted('endDate')} is not after its startDate, so it never runs`,
        mend: 'Let it end after it has begun.',
      },
    ];
  });

const answerFaults = ({ quiz }: Named, at: number): LocatedFault[] =>
  [...quiz.questions.entries()]
    .filter(([, { choices, answer }]) => !choices.includes(answer))
    .map(([dotted, { answer }]) => ({
      path: ['competitions', at, 'quiz', 'questions', dotted, 'answer'],
      code: 'INVALID_VALUE',
      message: `"${answer}" is none of the choices of question ${dotted + 1}`,
      mend: 'Write it word for word as the choice that is right.',
    }));

const faultsOf = ({ competitions }: Type.Static<typeof Competitions>): LocatedFault[] => [
  ...twiceFaults(
    competitions.map(({ id }) => id),
    (at) => ['competitions', at, 'id'],
  ),
  ...competitions.flatMap((competition, at) => [
    ...dateFaults(competition, at),
    ...orderFaults(competition, at),
    ...answerFaults(competition, at),
  ]),
];

/** Every fault of a `layouts/competitions/<brand>.json`. */
export const checkCompetitionFile = (file: ContentFile): Finding[] =>
  checkBrandFile(file, { shape: Shape, named: Competitions, faultsOf, lost: 'nobody enters this' });
