import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import Value from 'typebox/value';
import { conditionOf } from '../audiences/condition.ts';
import type { WrittenAudiences } from '../audiences/parse-audiences.ts';
import { createReport, inTextOrder } from '../check-layout.ts';
import { diffPeople } from '../diff/diff-people.ts';

const FIRST_BUCKET_VERSION = 1;

const MEND =
  'Correct an audience before an experiment starts. Now give these people an audience of their own, or stop the experiment and start another.';

const hasStarted = ({ status, from }: Experiment, now: number): boolean =>
  status === 'running' && (from === undefined || Date.parse(from) <= now);

const hasEnded = ({ status, until }: Experiment, now: number): boolean =>
  status !== 'running' || (until !== undefined && Date.parse(until) <= now);

/** Whether an experiment goes on with the people who take part already. @param now epoch ms */
const goesOn = (before: Experiment | undefined, after: Experiment, now: number): boolean =>
  before !== undefined &&
  hasStarted(before, now) &&
  !hasEnded(after, now) &&
  (before.bucketVersion ?? FIRST_BUCKET_VERSION) === (after.bucketVersion ?? FIRST_BUCKET_VERSION);

/** Whether the same condition is for other people by what its audiences became; too many to compare may be others. */
const movesPeople = (
  { when = {} }: Experiment,
  before: NamedAudiences,
  after: NamedAudiences,
): boolean => {
  const diff = diffPeople(conditionOf(when, before), conditionOf(when, after));
  return diff === null || diff.gained.length + diff.lost.length > 0;
};

/** The audiences that an experiment names and whose people are written otherwise than before. */
const editedAudiences = (
  { when }: Experiment,
  before: NamedAudiences,
  after: NamedAudiences,
): readonly string[] =>
  [...new Set([...(when?.audience ?? []), ...(when?.not?.audience ?? [])])].filter((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    return was !== undefined && is !== undefined && !Value.Equal(was.any, is.any);
  });

/**
 * Warns of edited audiences that running experiments name: who takes part changes at once, and the numbers mix both
 * groups of people.
 * @param before the experiments that served until now, with the audiences that they name.
 * @param after the experiments of the same content as the audiences.
 * @param now epoch ms
 */
export const movedAudiences = (
  before: Experiments,
  after: Experiments,
  { audiences, source }: WrittenAudiences,
  now: number,
): Finding[] => {
  const findings: Finding[] = [];
  const report = createReport(source, 'EXPERIMENT_PEOPLE_MOVED', findings);
  for (const [key, experiment] of after.byKey) {
    if (!goesOn(before.byKey.get(key), experiment, now)) continue;
    const edited = editedAudiences(experiment, before.audiences, audiences);
    if (edited.length === 0 || !movesPeople(experiment, before.audiences, audiences)) continue;
    for (const audience of edited)
      report(
        [audience, 'any'],
        `this changes at once who takes part in experiment "${key}", which is running`,
        MEND,
      );
  }
  return inTextOrder(findings);
};
