import {
  COMPETITION_PHASES,
  type Competition,
  type CompetitionTimelines,
} from '@broadsheet/contract/entities/competition';
import type { Entrant } from '@broadsheet/services/user/competitions/scoring/list-entrants';
import { formatTable } from '../format-table.ts';

const lines = (rows: readonly (readonly string[])[]): string => `${formatTable(rows).join('\n')}\n`;

const stateAt = ({ startDate, endDate }: CompetitionTimelines['round1'], now: number): string => {
  if (now < Date.parse(startDate)) return 'to come';
  return now < Date.parse(endDate) ? 'runs' : 'over';
};

const minuteOf = (iso: string): string => new Date(iso).toISOString().replace(/:\d\d\.\d+Z$/, 'Z');

export const formatDates = ({ id, title, timelines }: Competition, now: number): string =>
  `${title} (${id})\n${lines([
    ['', 'from', 'until', 'is'],
    ...COMPETITION_PHASES.map((phase) => [
      phase,
      minuteOf(timelines[phase].startDate),
      minuteOf(timelines[phase].endDate),
      stateAt(timelines[phase], now),
    ]),
  ])}`;

const STATES = ['ahead', 'open', 'running', 'done', 'missed', 'out'] as const;

/** How many are in which state of each round. */
export const formatCounts = (rounds: readonly (readonly Entrant[])[]): string =>
  lines([
    ['round', 'entered', ...STATES, 'scored', 'through'],
    ...rounds.map((entrants, index) => [
      String(index + 1),
      String(entrants.length),
      ...STATES.map((state) => String(entrants.filter((one) => one.state === state).length)),
      String(entrants.filter(({ score }) => score !== null).length),
      String(entrants.filter(({ result }) => result?.isThrough).length),
    ]),
  ]);

const orNothing = (value: number | undefined | null): string =>
  value == null ? '' : String(value);

export const formatEntries = (entrants: readonly Entrant[]): string =>
  lines([
    ['code', 'state', 'files', 'score', 'place', 'goes on'],
    ...entrants.map(({ testSlug, state, files, score, result }) => [
      testSlug,
      state,
      String(files.length),
      orNothing(score),
      orNothing(result?.position),
      result ? (result.isThrough ? 'yes' : 'no') : '',
    ]),
  ]);

/** The table for the jury to fill in: codes and numbers of ours, without any text of participants. */
export const entriesAsCsv = (entrants: readonly Entrant[]): string =>
  `code,score\n${entrants.map(({ testSlug, score }) => `${testSlug},${orNothing(score)}\n`).join('')}`;
