import { PREVIEW_MAX_DAYS } from '@broadsheet/contract/preview';
import type { CommandSpec } from './command-line/command-spec.ts';
import { databaseUrl, dir, json, personaOptions } from './command-line/shared-options.ts';

export const check = {
  name: 'check',
  summary: 'Check layouts and brand configs for errors',
  details:
    'Lists every error with its file and line, and how to fix it. Warnings name pages that are costly to cache; they change no exit code. With --against, also reports changes that a running experiment does not allow: weights, arms and coverage.',
  arguments: { dir: { help: dir.help, default: '.' } },
  options: {
    against: { value: 'folder|revision', help: 'Published content to compare experiments with' },
    verbose: { type: 'flag', help: 'List for each page who shares it, and how often it is cached' },
    json,
  },
  examples: ['', '--against origin/main'],
  exitOne: 'Errors were found',
} as const satisfies CommandSpec;

export const explain = {
  name: 'explain',
  summary: 'Show which blocks a page has for a visitor, and why',
  details:
    'Explains a page from files or from a running site, or a response that the site has logged. Options that are left out describe a new visitor on a desktop.',
  arguments: {},
  options: {
    path: { value: 'path', help: 'Path of the page, such as /c/backend-jobs' },
    ...personaOptions,
    source: { help: 'Where the layouts come from', choices: ['files', 'live'], default: 'files' },
    site: { value: 'origin', help: 'Origin of the running site, with --source live' },
    request: { value: 'id', help: 'The x-request-id header of a logged response' },
    log: { value: 'file', help: 'Log that has the request, or - for standard input' },
    dir,
    json,
  },
  examples: [
    '--path / --band 1 --device phone',
    '--path / --source live --site http://tech.localhost:3000',
    '--request req-1f2e --log bff.log',
  ],
  exitOne: 'The page has errors',
} as const satisfies CommandSpec;

export const diff = {
  name: 'diff',
  summary: 'Show which visitors a content change affects',
  details:
    'Compares the content of a folder with another folder or a git revision. Lists the pages that change, for whom, and for which share of the page views of the last 28 days.',
  arguments: { base: { help: 'Folder or git revision to compare with' } },
  options: {
    dir,
    counts: { value: 'file.json', help: 'Page views to use instead of the database' },
    'database-url': {
      value: 'url',
      help: 'Database with the page views (default: $DATABASE_URL, else that of the site that runs here)',
    },
    json,
  },
  examples: ['origin/main', 'origin/main --counts views.json --json'],
  exitOne: 'Pages change',
} as const satisfies CommandSpec;

export const preview = {
  name: 'preview',
  summary: 'Create a link that shows a page as a given visitor sees it',
  arguments: {},
  options: {
    path: { value: 'path', help: 'Path of the page, such as /c/backend-jobs', required: true },
    ...personaOptions,
    expires: {
      value: 'duration',
      help: `How long the link works, up to ${PREVIEW_MAX_DAYS}d, such as 90m, 24h or 7d`,
      default: '24h',
    },
    site: {
      value: 'origin',
      help: 'Origin of the site (default: the local site; required in production)',
    },
    dir,
    json,
  },
  examples: ['--path / --membership pro', '--path / --at 2026-11-05T09:00:00+05:30 --expires 7d'],
  exitOne: 'The page has errors',
} as const satisfies CommandSpec;

export const experimentsReport = {
  name: 'experiments report',
  summary: 'Show the results of experiments',
  details:
    'Shows for each experiment how many visitors each arm got, whether the split can be trusted, and what changed.',
  arguments: {},
  options: {
    experiment: { value: 'key', help: 'Only this experiment' },
    dir,
    'database-url': databaseUrl,
    json,
  },
  examples: ['', '--experiment home-order --json'],
  exitOne: 'The arms are not split as configured',
} as const satisfies CommandSpec;

export const publish = {
  name: 'publish',
  summary: 'Move published content between Studio and files',
  arguments: {},
  options: {
    'to-files': { type: 'flag', help: 'Write what Studio published into the files, for git' },
    'from-files': {
      type: 'flag',
      help: 'Remove what Studio published, so that the deployed files are served. The folder should have the same files; they are checked first',
    },
    dir,
    'database-url': databaseUrl,
  },
  examples: ['--to-files', '--from-files --dir release'],
  exitOne: 'The files have errors, and nothing was changed',
} as const satisfies CommandSpec;

export const schema = {
  name: 'schema',
  summary: 'Write the JSON schemas that editors use',
  arguments: { dir: { help: 'Folder that gets layouts/schema/*.schema.json', default: '.' } },
  options: {},
  examples: [''],
} as const satisfies CommandSpec;
