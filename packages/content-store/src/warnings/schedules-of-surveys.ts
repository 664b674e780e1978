import { Instant } from '@broadsheet/contract/when';
import Type from 'typebox';
import Value from 'typebox/value';
import type { ContentFile } from '../read-content-files.ts';
import type { Schedule } from './list-schedules.ts';
import { parseOrNull } from './parse-or-null.ts';

const Surveys = Type.Object({
  surveys: Type.Array(
    Type.Object({
      title: Type.String(),
      from: Type.Optional(Instant),
      until: Type.Optional(Instant),
    }),
  ),
});

/** The schedules of a file of surveys; none of a file with a fault. */
export const schedulesOfSurveys = ({ text }: ContentFile): readonly Schedule[] => {
  const value = text === null ? null : parseOrNull(text);
  if (!Value.Check(Surveys, value)) return [];
  return value.surveys.map(({ title, from, until }, index) => ({
    subject: `survey "${title}"`,
    path: ['surveys', index],
    times: { ...(from !== undefined && { from }), ...(until !== undefined && { until }) },
    effect: 'nobody is asked any more',
  }));
};
