import type { ApplicationStatus } from '@broadsheet/contract/entities/application';

export interface DemoApplication {
  readonly daysAgo: number;
  /** The later statuses, and after how many days. */
  readonly steps: readonly { readonly status: ApplicationStatus; readonly daysAfter: number }[];
  readonly coverLetter: string | null;
  /** Days until the seeker withdrew it; absent for one that was not withdrawn. */
  readonly withdrawnDaysAfter?: number;
}

const LETTER =
  'I have four years of experience in similar roles and would love to join your team. My notice period is 30 days.';

/** One of every status, newest first. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  { daysAgo: 1, steps: [], coverLetter: null },
  { daysAgo: 4, steps: [{ status: 'viewed', daysAfter: 2 }], coverLetter: LETTER },
  {
    daysAgo: 8,
    steps: [
      { status: 'viewed', daysAfter: 1 },
      { status: 'shortlisted', daysAfter: 3 },
    ],
    coverLetter: LETTER,
  },
  {
    daysAgo: 12,
    steps: [
      { status: 'viewed', daysAfter: 1 },
      { status: 'shortlisted', daysAfter: 2 },
      { status: 'interview', daysAfter: 6 },
    ],
    coverLetter: null,
  },
  {
    daysAgo: 20,
    steps: [
      { status: 'viewed', daysAfter: 1 },
      { status: 'offered', daysAfter: 15 },
    ],
    coverLetter: LETTER,
  },
  {
    daysAgo: 26,
    steps: [
      { status: 'viewed', daysAfter: 2 },
      { status: 'rejected', daysAfter: 9 },
    ],
    coverLetter: null,
  },
  {
    daysAgo: 28,
    steps: [{ status: 'viewed', daysAfter: 2 }],
    coverLetter: null,
    withdrawnDaysAfter: 5,
  },
];

/** The questions of some demo jobs. */
export const DEMO_QUESTIONS = [
  {
    position: 1,
    text: 'How many years of experience do you have in this role?',
    kind: 'number',
    required: true,
    choices: [],
  },
  {
    position: 2,
    text: 'When can you join?',
    kind: 'choice',
    required: true,
    choices: ['Immediately', 'Within 30 days', 'Within 60 days', 'Later'],
  },
  {
    position: 3,
    text: 'Can you work from the office three days a week?',
    kind: 'yesno',
    required: false,
    choices: [],
  },
  {
    position: 4,
    text: 'Anything else you would like us to know?',
    kind: 'text',
    required: false,
    choices: [],
  },
] as const;
