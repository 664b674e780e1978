/** A metric with its labels in an expression. */
export interface Selected {
  readonly metric: string;
  /** That its braces name. */
  readonly labels: readonly string[];
}

export interface ParsedExpression {
  readonly selected: readonly Selected[];
  /** What results are grouped or matched by. */
  readonly grouped: readonly string[];
}

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const SELECTOR = /([a-zA-Z_:][\w:]*)\s*(?:\{([^}]*)\})?(?!\w|\s*\()/g;
const OPERATORS = ['or', 'and', 'unless', 'bool', 'offset'];

const namesOf = (list: string): string[] => list.match(/[a-zA-Z_]\w*/g) ?? [];

/** The metrics in a PromQL expression, without strings, numbers, durations and functions. */
export const parseExpression = (text: string): ParsedExpression => {
  const grouped = [...text.matchAll(GROUPING)].flatMap(([, names = '']) => namesOf(names));
  const bare = text
    .replace(/"[^"]*"/g, '')
    .replace(GROUPING, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/(?<![\w:])\d[\w.]*/g, ' ');
  const selected = [...bare.matchAll(SELECTOR)]
    .map(([, metric = '', matchers = '']) => ({ metric, labels: namesOf(matchers) }))
    .filter(({ metric }) => !OPERATORS.includes(metric));
  return { selected, grouped };
};
