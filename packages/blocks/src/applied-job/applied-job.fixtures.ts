import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { appliedJob, Sent } from './schema.ts';

const { outcomes } = builtInMessages();

const settings = { followUpText: 'Follow up with recruiter' };
const sent: Sent = {
  steps: [
    { label: 'Applied', at: '2026-11-02T06:00:00.000Z', day: '2 November 2026' },
    { label: 'Shortlisted', at: '2026-11-12T06:00:00.000Z', day: '12 November 2026' },
  ],
  atEmployer: false,
  mayWithdraw: true,
  answers: [{ question: 'How many years have you worked with Java?', answer: '4' }],
  coverLetter: 'Dear Kaveri Systems,\n\nI have settled payments for four years.',
  lacking: null,
  test: null,
  followUp: {
    mayAsk: true,
    whyNot: null,
    way: null,
    asked: [
      {
        day: '14 November 2026',
        answer: { day: '16 November 2026', text: 'You will hear from us soon.' },
      },
    ],
  },
};
const data = {
  found: true as const,
  jobcode: '1234',
  next: '/job/applied/1234',
  job: {
    title: 'Senior Java Developer',
    href: '/j/senior-java-developer-kaveri-systems-1234',
    line: 'Kaveri Systems · Pune, Mumbai',
  },
  notice: null,
  sent,
  note: null,
};
const whyNot = 'Pro members can follow up with the recruiter once every 7 days.';

export const fixtures: BlockFixtures<typeof appliedJob> = {
  usual: { settings, data },
  'just sent': {
    settings,
    data: {
      ...data,
      notice: { isSuccess: true, text: outcomes.jobApplied },
      sent: {
        ...sent,
        steps: sent.steps.slice(0, 1),
        answers: [],
        coverLetter: null,
        test: {
          text: 'The recruiter wants you to take an assessment: Java basics, 8 questions in 20 minutes.',
          way: { label: 'View assessment', href: '/pendingassessments?job=1234' },
        },
        lacking: {
          questions: [
            {
              position: 2,
              text: 'What would you change first?',
              kind: 'text',
              required: false,
              choices: [],
            },
          ],
          letter: true,
        },
        followUp: {
          mayAsk: false,
          whyNot,
          way: { label: 'See Pro benefits', href: '/subscribe/pro-membership' },
          asked: [],
        },
      },
    },
  },
  withdrawn: {
    settings,
    data: {
      ...data,
      sent: {
        ...sent,
        mayWithdraw: false,
        steps: [
          ...sent.steps,
          { label: 'Withdrawn', at: '2026-11-20T06:00:00.000Z', day: '20 November 2026' },
        ],
        followUp: { ...sent.followUp, mayAsk: false },
      },
      note: 'You withdrew this application. You can apply again below.',
    },
  },
  'not applied': { settings, data: { ...data, sent: null } },
  closed: {
    settings,
    data: {
      ...data,
      sent: null,
      note: "This job is closed. You can't apply any more.",
    },
  },
  'not there': {
    settings,
    data: { found: false, categories: [{ label: 'Backend jobs', href: '/c/backend-jobs' }] },
  },
  failed: {
    settings,
    data: { ...data, notice: { isSuccess: false, text: 'Something Went Wrong !' } },
  },
};
