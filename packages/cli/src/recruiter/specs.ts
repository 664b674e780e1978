import type { CommandSpec, OptionSpec } from '../command-line/command-spec.ts';
import { databaseUrl, json } from '../command-line/shared-options.ts';

export const shared = {
  site: { value: 'origin', help: 'Origin of the site', default: 'http://tech.localhost:3000' },
  'token-file': { value: 'file', help: 'File with the token (default: $RECRUITER_TOKEN)' },
  json,
} as const satisfies Readonly<Record<string, OptionSpec>>;

const APPLICANT = '5b0c1c1e-8f0d-4c55-9d5e-2f4b7c0f6a11';
const page = { value: 'n', type: 'integer', help: 'Page of the list', min: 1, max: 500 } as const;
const row = { type: 'integer', min: 1 } as const;
const job = { ...row, help: 'Number of the job' } as const;
const applicant = { help: 'Id of the applicant' } as const;
const text = { value: 'text', help: 'What to write (default: standard input)' } as const;

export const token = {
  name: 'recruiter token',
  summary: 'Create or revoke access tokens',
  details: 'A token is printed only once.',
  arguments: {},
  options: {
    recruiter: { ...row, value: 'n', help: 'Number of the recruiter', required: true },
    days: {
      value: 'n',
      type: 'integer',
      help: 'Days until it expires',
      min: 1,
      max: 365,
      default: 90,
    },
    end: { type: 'flag', help: 'Revoke all tokens of the recruiter' },
    'database-url': databaseUrl,
  },
  examples: ['--recruiter 12', '--recruiter 12 --end'],
} as const satisfies CommandSpec;

export const jobs = {
  name: 'recruiter jobs',
  summary: 'List your jobs',
  arguments: {},
  options: { page, ...shared },
  examples: [''],
} as const satisfies CommandSpec;

export const applicants = {
  name: 'recruiter applicants',
  summary: 'List the applicants of a job, newest first',
  arguments: { job },
  options: { page, after: { value: 'applicant', help: 'Start after this applicant' }, ...shared },
  examples: ['7 --page 2'],
} as const satisfies CommandSpec;

export const candidates = {
  name: 'recruiter candidates',
  summary: 'Search for candidates by skill',
  arguments: { skill: { help: 'Skill, such as java' } },
  options: {
    city: { value: 'name', help: 'City' },
    'min-years': { value: 'n', type: 'integer', help: 'Least experience in years', max: 60 },
    'max-years': { value: 'n', type: 'integer', help: 'Most experience in years', max: 60 },
    'mixed-team': { type: 'flag', help: 'Only seekers with the flag diversity' },
    page,
    ...shared,
  },
  examples: ['java --city pune --min-years 3'],
} as const satisfies CommandSpec;

export const view = {
  name: 'recruiter view',
  summary: 'Show the profile of an applicant',
  arguments: { job, applicant },
  options: shared,
  examples: [`7 ${APPLICANT}`],
} as const satisfies CommandSpec;

export const shortlist = {
  name: 'recruiter shortlist',
  summary: 'Shortlist an applicant',
  arguments: { job, applicant },
  options: shared,
  examples: [`7 ${APPLICANT}`],
} as const satisfies CommandSpec;

export const status = {
  name: 'recruiter status',
  summary: 'Set the status of an application',
  arguments: {
    job,
    applicant,
    status: {
      help: 'Status',
      choices: ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'],
    },
  },
  options: shared,
  examples: [`7 ${APPLICANT} offered`],
} as const satisfies CommandSpec;

export const slots = {
  name: 'recruiter slots',
  summary: 'Open interview slots',
  arguments: { job },
  options: {
    title: { value: 'text', help: 'Title of the interview', required: true },
    minutes: { value: 'n', type: 'integer', help: 'Length', min: 5, max: 480, required: true },
    at: { value: 'time', type: 'instant', help: 'Start of a slot', multiple: true },
    place: { value: 'text', help: 'Address of the interview' },
    video: { value: 'link', help: 'Video link (https), instead of --place' },
    ...shared,
  },
  examples: ['7 --title Interview --minutes 30 --at 2027-03-01T10:00:00+05:30 --place "MG Road"'],
} as const satisfies CommandSpec;

export const invite = {
  name: 'recruiter invite',
  summary: 'Invite an applicant to book a slot',
  arguments: { job, applicant, calendar: { ...row, help: 'Number of the calendar' } },
  options: shared,
  examples: [`7 ${APPLICANT} 3`],
} as const satisfies CommandSpec;

export const requests = {
  name: 'recruiter requests',
  summary: 'List applicants who need another slot',
  arguments: {},
  options: { job: { ...job, value: 'n', help: 'Only this job' }, page, ...shared },
  examples: ['--job 7'],
} as const satisfies CommandSpec;

export const assessment = {
  name: 'recruiter assessment',
  summary: 'Show the assessment of a job',
  arguments: { job },
  options: shared,
  examples: ['7'],
} as const satisfies CommandSpec;

export const setAssessment = {
  name: 'recruiter set-assessment',
  summary: 'Create or replace the assessment of a job',
  details: 'docs/recruiters.md shows the format of the file. Applicants are notified.',
  arguments: { job },
  options: {
    file: { value: 'file.json', help: 'File with the assessment', required: true },
    ...shared,
  },
  examples: ['7 --file assessment.json'],
} as const satisfies CommandSpec;

export const results = {
  name: 'recruiter results',
  summary: 'List the results of an assessment',
  arguments: { job },
  options: { page, ...shared },
  examples: ['7'],
} as const satisfies CommandSpec;

export const chat = {
  name: 'recruiter chat',
  summary: 'Show a chat and mark it as read',
  arguments: { job, applicant },
  options: {
    before: { value: 'n', type: 'integer', help: 'Only messages before this one' },
    ...shared,
  },
  examples: [`7 ${APPLICANT}`],
} as const satisfies CommandSpec;

export const answer = {
  name: 'recruiter answer',
  summary: 'Send a chat message to an applicant',
  arguments: { job, applicant },
  options: {
    text,
    'client-id': { value: 'id', help: 'UUID of the message: sent again, it is stored once' },
    ...shared,
  },
  examples: [`7 ${APPLICANT} --text "Are you free on Monday?"`],
} as const satisfies CommandSpec;

export const followUp = {
  name: 'recruiter follow-up',
  summary: 'Answer a follow-up of an applicant',
  arguments: { job, applicant },
  options: { text, ...shared },
  examples: [`7 ${APPLICANT} --text "You will hear from us by Friday."`],
} as const satisfies CommandSpec;

const picture = {
  file: { value: 'file', help: 'JPEG, PNG or WebP picture of up to 5 MB' },
  focus: { value: 'x,y', help: 'Most important point, in percent (default: 50,50)' },
} as const;

export const portrait = {
  name: 'recruiter portrait',
  summary: 'Set or remove your portrait',
  details: 'The picture is cropped to a square. Seekers see it beside your name.',
  arguments: {},
  options: {
    ...picture,
    remove: { type: 'flag', help: 'Remove the portrait: pages show your initials' },
    ...shared,
  },
  examples: ['--file me.jpg --focus 50,30', '--remove'],
} as const satisfies CommandSpec;

export const pictures = {
  name: 'recruiter pictures',
  summary: 'List the pictures of your company',
  arguments: {},
  options: shared,
  examples: [''],
} as const satisfies CommandSpec;

export const companyPicture = {
  name: 'recruiter company-picture',
  summary: 'Set or remove a picture of your company',
  details: 'Your company must be verified. The site team alone changes pictures that it has set.',
  arguments: { picture: { help: 'Picture', choices: ['logo', 'cover', 'office'] } },
  options: {
    ...picture,
    alt: { value: 'text', help: 'What an office picture shows, in one sentence' },
    remove: { type: 'flag', help: 'Remove the picture' },
    image: { value: 'address', help: 'Which office picture to remove' },
    ...shared,
  },
  examples: [
    'logo --file logo.png',
    'office --file desks.jpg --alt "Rows of desks beside tall windows."',
    'cover --remove',
  ],
} as const satisfies CommandSpec;
