import { Survey } from '@broadsheet/contract/entities/survey';
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

const Named = Type.Object({
  id: Type.String(),
  from: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
  questions: Type.Array(Type.Object({ id: Type.String() })),
});
type Named = Type.Static<typeof Named>;
const Surveys = Type.Object({ surveys: Type.Array(Named) });

const OptionalTimestamp = Type.Optional(Type.String());
const Shape = Type.Object(
  {
    surveys: Type.Array(
      Type.Object(
        { ...Survey.properties, from: OptionalTimestamp, until: OptionalTimestamp },
        { additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);

const timestampFaults = (survey: Named, at: number): LocatedFault[] =>
  (['from', 'until'] as const).flatMap((field) => {
    const timestamp = survey[field];
    if (timestamp === undefined || Value.Check(Survey.properties.from, timestamp)) return [];
    return [instantFault(['surveys', at, field], `surveys[${at}].${field}`, timestamp)];
  });

const faultsOf = ({ surveys }: Type.Static<typeof Surveys>): LocatedFault[] => [
  ...twiceFaults(
    surveys.map(({ id }) => id),
    (at) => ['surveys', at, 'id'],
  ),
  ...surveys.flatMap((survey, index) => [
    ...timestampFaults(survey, index),
    ...twiceFaults(
      survey.questions.map(({ id }) => id),
      (at) => ['surveys', index, 'questions', at, 'id'],
    ),
  ]),
];

/** Every fault of a `layouts/surveys/<brand>.json`. */
export const checkSurveyFile = (file: ContentFile): Finding[] =>
  checkBrandFile(file, { shape: Shape, named: Surveys, faultsOf, lost: 'nobody is asked this' });
