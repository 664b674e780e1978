import { BRANDS } from '@broadsheet/contract/brand';
import { Survey } from '@broadsheet/contract/entities/survey';
import type { Finding } from '@broadsheet/contract/finding';
import {
  type JsonPath,
  parseJson,
  plainValue,
  positionOf,
} from '@broadsheet/layout-engine/json-source';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { schemaFindings } from '@broadsheet/layout-engine/schema-findings';
import Type from 'typebox';
import Value from 'typebox/value';
import type { ContentFile } from './read-content-files.ts';

interface SurveyFault {
  readonly path: JsonPath;
  readonly code: string;
  readonly message: string;
  readonly mend: string;
}

/** What the faults below are looked for in, whatever else is wrong with a survey. */
const Named = Type.Object({
  id: Type.String(),
  from: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
  questions: Type.Array(Type.Object({ id: Type.String() })),
});
type Named = Type.Static<typeof Named>;
const Surveys = Type.Object({ surveys: Type.Array(Named) });

/** As marketing writes them. Moments are judged apart: what is said of a format has no place in the file. */
const Moment = Type.Optional(Type.String());
const Shape = Type.Object(
  {
    surveys: Type.Array(
      Type.Object(
        { ...Survey.properties, from: Moment, until: Moment },
        { additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);

const momentFaults = (survey: Named, at: number): SurveyFault[] =>
  (['from', 'until'] as const).flatMap((field) => {
    const moment = survey[field];
    if (moment === undefined || Value.Check(Survey.properties.from, moment)) return [];
    return [
      {
        path: ['surveys', at, field],
        code: 'INVALID_VALUE',
        message: `surveys[${at}].${field} is "${moment}", expected a moment with its offset`,
        mend: 'Write it like "2026-11-16T09:00:00+05:30".',
      },
    ];
  });

/** Answers are kept by these names: of two that are equal, one would never be asked. */
const twiceFaults = (ids: readonly string[], pathOf: (at: number) => JsonPath): SurveyFault[] =>
  [...ids.entries()]
    .filter(([at, id]) => ids.indexOf(id) < at)
    .map(([at, id]) => ({
      path: pathOf(at),
      code: 'DUPLICATE_ID',
      message: `"${id}" stands here already`,
      mend: 'Give it an id of its own.',
    }));

const faultsOf = (surveys: readonly Named[]): SurveyFault[] => [
  ...twiceFaults(
    surveys.map(({ id }) => id),
    (at) => ['surveys', at, 'id'],
  ),
  ...surveys.flatMap((survey, index) => [
    ...momentFaults(survey, index),
    ...twiceFaults(
      survey.questions.map(({ id }) => id),
      (at) => ['surveys', index, 'questions', at, 'id'],
    ),
  ]),
];

/** Every fault of a `layouts/surveys/<brand>.json`. */
export const checkSurveyFile = ({ file, name, text, fault }: ContentFile): Finding[] => {
  if (text === null) return fault ? [fault] : [];
  if (!BRANDS.some((brand) => brand === name)) {
    const message = `"${name}" is no brand, so nobody is asked this`;
    const mend = suggestName(name, BRANDS);
    return [{ file, line: 1, column: 1, code: 'UNKNOWN_BRAND', message, mend }];
  }
  const { source, findings } = parseJson(file, text);
  if (!source) return findings;
  const shape = [...findings, ...schemaFindings(file, Shape, source.root)];
  const value = plainValue(source.root);
  if (!Value.Check(Surveys, value)) return shape;
  const meaning = faultsOf(value.surveys).map(({ path, ...found }) => ({
    file,
    ...positionOf(source, path),
    ...found,
  }));
  return [...shape, ...meaning];
};
