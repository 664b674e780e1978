import { parseArgs } from 'node:util';
import type { Compared } from './compare-sites.ts';

/** What the command line of `npm run visual` says. */
interface ComparisonArguments {
  /** Undefined: one site is compared with itself. */
  readonly revision: string | undefined;
  /** Some of the titles; undefined: all. */
  readonly pattern: string | undefined;
  readonly runs: number;
}

/** Throws an Error for arguments that have no meaning. */
export const readArguments = (args: readonly string[]): ComparisonArguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string' } },
    allowPositionals: true,
  });
  const [first, second] = positionals;
  if (values.runs === undefined) return { revision: first, pattern: second, runs: 1 };
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('--runs is a whole number of at least 1, such as --runs=20');
  if (positionals.length > 1)
    throw new Error(
      `--runs repeats pictures of one site, so it takes a pattern and no revision: ${positionals.join(' ')}`,
    );
  return { revision: undefined, pattern: first, runs };
};

/** Throws an Error for a pattern that no block or page matches. */
export const requireMatch = (
  pattern: string | undefined,
  { fixtures, pages }: Pick<Compared, 'fixtures' | 'pages'>,
): void => {
  if (pattern === undefined) return;
  const titles = [
    ...Object.keys(fixtures).map((type) => `block ${type}`),
    ...Object.entries(pages).flatMap(([brand, kinds]) =>
      Object.keys(kinds).map((kind) => `page ${kind}, ${brand}`),
    ),
  ];
  const expression = new RegExp(pattern, 'i');
  if (titles.some((title) => expression.test(title))) return;
  throw new Error(
    `no block or page matches the pattern "${pattern}"; titles are such as "block job-list" and "page home, tech"`,
  );
};
