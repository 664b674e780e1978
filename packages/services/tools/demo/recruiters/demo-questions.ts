import type { Brand } from '@broadsheet/contract/brand';

export interface DemoQuestion {
  readonly text: string;
  readonly choices: readonly string[];
  /** Counted from 0. */
  readonly right: number;
}

/** The test that some of a brand's demo jobs ask for. */
export const DEMO_QUESTIONS: Readonly<
  Record<Brand, { readonly title: string; readonly questions: readonly DemoQuestion[] }>
> = {
  tech: {
    title: 'Reading code',
    questions: [
      {
        text: 'A list of a million numbers is sorted. How many looks find one by binary search, at most?',
        choices: ['About 20', 'About 1,000', 'About 500,000', 'A million'],
        right: 0,
      },
      {
        text: 'Two requests read a counter, add one and write it back. What can go wrong?',
        choices: [
          'Nothing',
          'One of the two is lost',
          'The counter is negative',
          'Both are refused',
        ],
        right: 1,
      },
      {
        text: 'Which answer tells a browser that it may not do what it asked for, though it is logged in?',
        choices: ['401', '403', '404', '500'],
        right: 1,
      },
      {
        text: 'What keeps a text that a visitor typed from becoming a part of a database’s statement?',
        choices: ['A longer password', 'Parameters', 'Compression', 'A cache'],
        right: 1,
      },
      {
        text: 'A page of a list is asked for by offset, at ten million rows. What is slow about late pages?',
        choices: [
          'The rows before are read and left out',
          'The network',
          'The rows are longer',
          'Nothing is',
        ],
        right: 0,
      },
    ],
  },
  management: {
    title: 'Reading figures',
    questions: [
      {
        text: 'Sales rise by 20 % and then fall by 20 %. Where do they stand?',
        choices: ['Where they began', '4 % lower', '4 % higher', '20 % lower'],
        right: 1,
      },
      {
        text: 'A product costs 600 rupees to make and sells for 800. What is the margin on the price?',
        choices: ['20 %', '25 %', '33 %', '40 %'],
        right: 1,
      },
      {
        text: 'A team of 6 needs 10 days. How long does a team of 4 need at the same pace?',
        choices: ['12 days', '14 days', '15 days', '18 days'],
        right: 2,
      },
      {
        text: 'Half the customers pay within 30 days. What is that figure called?',
        choices: ['The mean', 'The median', 'The mode', 'The range'],
        right: 1,
      },
      {
        text: 'Which of these shows first that a company may run out of money?',
        choices: ['Its cash flow', 'Its profit of last year', 'Its share price', 'Its brand'],
        right: 0,
      },
    ],
  },
};
