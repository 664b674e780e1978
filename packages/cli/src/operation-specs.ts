import { BRANDS } from '@broadsheet/contract/brand';
import { STAFF_ROLES } from '@broadsheet/contract/studio/staff';
import { FORMAT_NAMES } from '@broadsheet/services/tools/jobs-import/format-names';
import type { CommandSpec } from './command-line/command-spec.ts';
import { databaseUrl, json } from './command-line/shared-options.ts';

export const jobsImport = {
  name: 'jobs import',
  summary: 'Import a feed of jobs',
  details: 'Creates and updates jobs. Jobs that are missing from a complete feed are closed.',
  arguments: { file: { help: 'File with the feed' } },
  options: {
    format: { value: 'format', help: 'Format of the feed', choices: FORMAT_NAMES, required: true },
    brand: { help: 'Brand of the jobs', choices: BRANDS, env: 'DEFAULT_BRAND', default: 'tech' },
    source: { value: 'name', help: 'Name of the source that owns the jobs' },
    company: { value: 'name', help: 'Company of jobs that name none' },
    partial: { type: 'flag', help: 'The feed has only some jobs: close none' },
    mapping: { value: 'file', help: 'For the format json: JSON file that says where fields are' },
    strict: {
      value: 'percent',
      type: 'integer',
      help: 'Import nothing if more rows than this look wrong; 5 without a value',
      max: 100,
      bare: 5,
    },
    'dry-run': { type: 'flag', help: 'Say what would change, with ten samples; change nothing' },
    json,
  },
  examples: [
    'feed.xml --format indeed-xml --source acme',
    'jobs.csv --format csv --partial',
    'jobs.xlsx --format xlsx --company "Acme Labs" --strict 10 --dry-run',
    'feed.json --format json --mapping mapping.json',
  ],
  exitOne: 'Rows were rejected, or the feed is incomplete',
} as const satisfies CommandSpec;

export const jobsReview = {
  name: 'jobs review',
  summary: 'List jobs of an unsure category',
  details:
    'Lists the open jobs whose category an import could not decide. With --job and --category it decides one.',
  arguments: {},
  options: {
    brand: { help: 'Brand of the jobs', choices: BRANDS, env: 'DEFAULT_BRAND', default: 'tech' },
    limit: {
      value: 'n',
      type: 'integer',
      help: 'List so many at most',
      min: 1,
      max: 10_000,
      default: 50,
    },
    job: { value: 'id', type: 'integer', help: 'The job to decide', min: 1 },
    category: { value: 'slug', help: 'Its category, such as backend' },
    'database-url': databaseUrl,
    json,
  },
  examples: ['', '--brand management --json', '--job 1234 --category backend'],
} as const satisfies CommandSpec;

export const picturesImport = {
  name: 'pictures import',
  summary: 'Import logos, covers and office pictures',
  details:
    'Reads files such as acme.logo.png, acme.cover.jpg and acme.office-1.jpg, where acme is the slug of the company. The table pictures.csv beside them has the columns file, alternative text, focus x and focus y (in percent). Importing a folder again changes nothing.',
  arguments: { folder: { help: 'Folder with the pictures' } },
  options: {
    brand: {
      help: 'Brand of the companies',
      choices: BRANDS,
      env: 'DEFAULT_BRAND',
      default: 'tech',
    },
    'dry-run': { type: 'flag', help: 'Say what would change; change nothing' },
    'database-url': databaseUrl,
    'studio-database-url': {
      value: 'url',
      help: 'The same database with the role of the BFF, where roles differ',
    },
    json,
  },
  examples: ['pictures/ --dry-run', 'pictures/ --brand management --json'],
  exitOne: 'Files were refused',
} as const satisfies CommandSpec;

export const employersConfirm = {
  name: 'employers confirm',
  summary: 'Record what was confirmed about an employer',
  details:
    'The pages of its jobs show it. Confirm a domain by a mail that the employer answers from it.',
  arguments: { company: { help: 'Slug of the company, such as kaveri-systems' } },
  options: {
    brand: { help: 'Brand of the company', choices: BRANDS, env: 'DEFAULT_BRAND', default: 'tech' },
    domain: { value: 'domain', help: 'Its own domain, which receives its mail' },
    documents: { type: 'flag', help: 'The documents of its registration were checked' },
    withdraw: { type: 'flag', help: 'Take back what was confirmed before' },
    'database-url': databaseUrl,
  },
  examples: ['kaveri-systems --domain kaveri.example --documents', 'kaveri-systems --withdraw'],
} as const satisfies CommandSpec;

export const ordersReconcile = {
  name: 'orders reconcile',
  summary: 'Ask the payment gateway about open orders',
  arguments: {},
  options: {
    minutes: {
      value: 'n',
      type: 'integer',
      help: 'Only orders that are older than this',
      max: 999_999,
      default: 30,
    },
    'database-url': databaseUrl,
  },
  examples: ['', '--minutes 60'],
} as const satisfies CommandSpec;

export const ordersRefunds = {
  name: 'orders refunds',
  summary: 'List refund requests',
  arguments: {},
  options: { 'database-url': databaseUrl },
  examples: [''],
} as const satisfies CommandSpec;

export const ordersRefund = {
  name: 'orders refund',
  summary: 'Record a refund and end what the order gave',
  details: 'It moves no money: refund the printed amount at the payment gateway.',
  arguments: { order: { help: 'Id of the order, such as bs0123456789abcdef01' } },
  options: {
    reason: { value: 'text', help: 'Why, for the record', required: true },
    'database-url': databaseUrl,
  },
  examples: ['bs0123456789abcdef01 --reason "paid twice"'],
} as const satisfies CommandSpec;

export const staffAdd = {
  name: 'staff add',
  summary: 'Add a person to Studio',
  details: 'Prints a first password, only this once.',
  arguments: {},
  options: {
    email: { value: 'address', help: 'Email of the person', required: true },
    name: { value: 'name', help: 'Name of the person', required: true },
    role: { help: 'What the person may do', choices: STAFF_ROLES, required: true },
    'database-url': databaseUrl,
  },
  examples: ['--email asha@example.com --name "Asha Rao" --role editor'],
} as const satisfies CommandSpec;
