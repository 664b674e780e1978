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

/** Whether an experiment goes on with the people who take part already. */
const goesOn = (before: Experiment | undefined, now: Experiment): before is Experiment =>
  before?.status === 'running' &&
  now.status === 'running' &&
  (before.bucketVersion ?? FIRST_BUCKET_VERSION) === (now.bucketVersion ?? FIRST_BUCKET_VERSION);

/** Whether the same condition is for other people by what its audiences became; too many to compare may be others. */
const movesPeople = (
  { when = {} }: Experiment,
  before: NamedAudiences,
  now: NamedAudiences,
): boolean => {
  const diff = diffPeople(conditionOf(when, before), conditionOf(when, now));
  return diff === null || diff.gained.length + diff.lost.length > 0;
};

/** The audiences that an experiment names and whose people are written otherwise than before. */
const editedAudiences = (
  { when }: Experiment,
  before: NamedAudiences,
  now: NamedAudiences,
): readonly string[] =>
  [...new Set([...(when?.audience ?? []), ...(when?.not?.audience ?? [])])].filter((key) => {
    const [was, is] = [before.get(key), now.get(key)];
    return was !== undefined && is !== undefined && !Value.Equal(was.any, is.any);
  });

/**
 * Warns of edited audiences that running experiments name: who takes part changes at once, and the numbers mix both
 * groups of people.
 * @param before the experiments that served until now, with the audiences that they name.
 * @param now the experiments of the same content as the audiences.
 */
export const movedAudiences = (
  before: Experiments,
  now: Experiments,
  { audiences, source }: WrittenAudiences,
): Finding[] => {
  const findings: Finding[] = [];
  const report = createReport(source, 'EXPERIMENT_PEOPLE_MOVED', findings);
  for (const [key, experiment] of now.byKey) {
    if (!goesOn(before.byKey.get(key), experiment)) continue;
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
