import type { Brand } from '@broadsheet/contract/brand';

export interface DemoQuestion {
  readonly text: string;
  readonly choices: readonly string[];
  /** Counted from 0. */
  readonly right: number;
}

/** The test of some demo jobs of a brand. */
export const DEMO_QUESTIONS: Readonly<
  Record<Brand, { readonly title: string; readonly questions: readonly DemoQuestion[] }>
> = {
  tech: {
    title: 'Programming basics',
    questions: [
      {
        text: 'A list of a million numbers is sorted. How many steps does binary search need at most?',
        choices: ['About 20', 'About 1,000', 'About 500,000', 'A million'],
        right: 0,
      },
      {
        text: 'Two requests read a counter, add one and write it back. What can go wrong?',
        choices: [
          'Nothing',
          'One update is lost',
          'The counter turns negative',
          'Both requests fail',
        ],
        right: 1,
      },
      {
        text: 'Which HTTP status means that a logged-in user does not have permission?',
        choices: ['401', '403', '404', '500'],
        right: 1,
      },
      {
        text: 'What prevents SQL injection?',
        choices: ['A longer password', 'Parameterised queries', 'Compression', 'A cache'],
        right: 1,
      },
      {
        text: 'Why is OFFSET pagination slow on the last pages of ten million rows?',
        choices: [
          'All earlier rows are read and skipped',
          'The network',
          'The rows are larger',
          'It is not slow',
        ],
        right: 0,
      },
    ],
  },
  management: {
    title: 'Numerical reasoning',
    questions: [
      {
        text: 'Sales rise by 20% and then fall by 20%. What is the net change?',
        choices: ['No change', '4% lower', '4% higher', '20% lower'],
        right: 1,
      },
      {
        text: 'A product costs ₹600 to make and sells for ₹800. What is the margin on the price?',
        choices: ['20%', '25%', '33%', '40%'],
        right: 1,
      },
      {
        text: 'A team of 6 needs 10 days. How long does a team of 4 need at the same pace?',
        choices: ['12 days', '14 days', '15 days', '18 days'],
        right: 2,
      },
      {
        text: 'Half the customers pay within 30 days. Which statistic is this?',
        choices: ['The mean', 'The median', 'The mode', 'The range'],
        right: 1,
      },
      {
        text: 'Which of these is the earliest sign that a company may run out of money?',
        choices: ['Cash flow', 'Last year’s profit', 'Share price', 'Brand value'],
        right: 0,
      },
    ],
  },
};
