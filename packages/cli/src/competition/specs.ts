import { COMPETITION_PHASES } from '@broadsheet/contract/entities/competition';
import type { CommandSpec, OptionSpec } from '../command-line/command-spec.ts';
import { databaseUrl } from '../command-line/shared-options.ts';

const shared = {
  competition: { value: 'id', help: 'Competition (default: the one that runs)' },
  'database-url': databaseUrl,
} as const satisfies Readonly<Record<string, OptionSpec>>;

const ALL = [1, 2, 3] as const;
const MANUAL_ROUNDS = [2, 3] as const;
const by = { value: 'name', help: 'Your name, for the log', required: true } as const;
const reason = { value: 'text', help: 'Why, for the log', required: true } as const;
const code = { help: 'Code of a participant' } as const;

export const status = {
  name: 'competition status',
  summary: 'Show the dates and the number of participants',
  arguments: {},
  options: shared,
  examples: [''],
} as const satisfies CommandSpec;

export const entries = {
  name: 'competition entries',
  summary: 'List the participants of a round by code',
  arguments: {},
  options: {
    round: { help: 'Round', choices: ALL, required: true },
    csv: { type: 'flag', help: 'Print a CSV sheet for judges, with codes and scores only' },
    ...shared,
  },
  examples: ['--round 2', '--round 2 --csv > scores.csv'],
} as const satisfies CommandSpec;

export const download = {
  name: 'competition download',
  summary: 'Download the submitted files of a round',
  arguments: {},
  options: {
    round: { help: 'Round', choices: MANUAL_ROUNDS, required: true },
    to: { value: 'folder', help: 'Folder to write to', required: true },
    ...shared,
  },
  examples: ['--round 2 --to work'],
} as const satisfies CommandSpec;

export const scores = {
  name: 'competition scores',
  summary: 'Save the scores of a round',
  details:
    'The CSV has the columns code and score. If one row is wrong, nothing is saved. Scores stay hidden until they are published.',
  arguments: { file: { help: 'CSV file with the scores' } },
  options: {
    round: { help: 'Round', choices: MANUAL_ROUNDS, required: true },
    by,
    reason: { value: 'text', help: 'Why, for the log', default: 'judged' },
    ...shared,
  },
  examples: ['scores.csv --round 2 --by Meera'],
  exitOne: 'Rows have errors, and nothing was saved',
} as const satisfies CommandSpec;

export const publish = {
  name: 'competition publish',
  summary: 'Publish the results of a round',
  arguments: {},
  options: {
    round: { help: 'Round', choices: ALL, required: true },
    'go-on': {
      value: 'n',
      type: 'integer',
      help: 'How many participants go on',
      min: 1,
      max: 100_000,
    },
    'from-score': { value: 'score', help: 'Lowest score that goes on' },
    by: { value: 'name', help: 'Your name, for the log (not needed with --dry-run)' },
    reason: { value: 'text', help: 'Why, for the log', default: 'judged' },
    'dry-run': { type: 'flag', help: 'Show the results without publishing them' },
    ...shared,
  },
  examples: ['--round 2 --go-on 12 --dry-run', '--round 2 --from-score 60 --by Meera'],
} as const satisfies CommandSpec;

export const dates = {
  name: 'competition dates',
  summary: 'Move the dates of a phase',
  arguments: { phase: { help: 'Phase', choices: COMPETITION_PHASES } },
  options: {
    from: { value: 'time', type: 'instant', help: 'New start, as ISO 8601 with an offset' },
    until: { value: 'time', type: 'instant', help: 'New end, as ISO 8601 with an offset' },
    by,
    reason,
    ...shared,
  },
  examples: ['round2 --until 2026-12-01T23:59:00+05:30 --by Ravi --reason "a holiday"'],
} as const satisfies CommandSpec;

export const extend = {
  name: 'competition extend',
  summary: 'Give a participant more time for the quiz',
  arguments: { code },
  options: {
    minutes: {
      value: 'n',
      type: 'integer',
      help: 'More minutes',
      min: 1,
      max: 240,
      required: true,
    },
    by,
    reason,
    ...shared,
  },
  examples: ['ab12 --minutes 15 --by Meera --reason outage'],
} as const satisfies CommandSpec;

export const log = {
  name: 'competition log',
  summary: 'List every change, by whom and why',
  arguments: {},
  options: shared,
  examples: [''],
} as const satisfies CommandSpec;
