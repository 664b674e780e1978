import type { BlockExplanation } from '@broadsheet/contract/explanation';

type Rule = BlockExplanation['rule'];

const textsOf = (variant: string | null): Readonly<Record<Rule, string>> => {
  const by = variant === null ? 'the default page' : `variant “${variant}”`;
  return {
    shown:
      variant === null
        ? 'Shown to these people.'
        : `Shown: ${by} adds or moves it, for these people.`,
    absent: 'Not shown: only variants add it, and none of them is for these people.',
    'never-listed': 'Not shown: it has no position on the page.',
    'left-out': `Not shown: ${by} leaves it out for these people.`,
    hidden: `Not shown: ${by} hides it for these people.`,
    when: 'Not shown: its audience or dates do not match these people.',
    parent: 'Not shown: the block around it is not shown.',
  };
};

/** Explains in one sentence why the persona of a preview sees a block or not. */
export const describeExplanation = ({
  rule,
  variant,
}: Pick<BlockExplanation, 'rule' | 'variant'>): string => textsOf(variant)[rule];
