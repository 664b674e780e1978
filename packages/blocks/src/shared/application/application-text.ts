import type { AppliedJob } from '@broadsheet/contract/entities/application';
import type { JobSummary } from '@broadsheet/contract/entities/job';
import { formatLocations } from '@broadsheet/contract/job-text';
import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { formatDay } from '../time/format-date.ts';

export const StepView = Type.Object({
  label: Type.String(),
  /** ISO 8601. */
  at: Type.String(),
  day: Type.String(),
});
export type StepView = Readonly<Type.Static<typeof StepView>>;

export const toSteps = (
  steps: AppliedJob['steps'],
  messages: Messages['applications'],
): StepView[] =>
  steps.map(({ status, at }) => ({ label: messages[status], at, day: formatDay(at) }));

/** Formats the company and the cities as one line. */
export const employerLine = ({
  company,
  cities,
  flags,
}: Pick<JobSummary, 'company' | 'cities' | 'flags'>): string =>
  `${company.name} · ${formatLocations(cities, flags.workFromHome)}`;
