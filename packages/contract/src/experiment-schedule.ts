import type { Experiment } from './experiments.ts';

type Schedule = Pick<Experiment, 'status' | 'from' | 'until'>;

/** Whether its end has passed, whatever its status says. @param now epoch ms */
export const hasEnded = ({ until }: Pick<Schedule, 'until'>, now: number): boolean =>
  until !== undefined && now >= Date.parse(until);

/** Whether it is set to run and has begun. @param now epoch ms */
export const hasStarted = ({ status, from }: Schedule, now: number): boolean =>
  status !== 'draft' && (from === undefined || now >= Date.parse(from));

/** Whether people take part in it now. @param now epoch ms */
export const isOpenExperiment = (schedule: Schedule, now: number): boolean =>
  schedule.status === 'running' && hasStarted(schedule, now) && !hasEnded(schedule, now);
