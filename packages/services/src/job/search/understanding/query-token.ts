import { foldText } from '../../../platform/text-search/fold-text.ts';

/** One word of a query, or one quoted phrase. */
export interface QueryToken {
  readonly word: string;
  readonly isQuoted: boolean;
  readonly isExcluded: boolean;
}

const MAX_TOKENS = 24;

const PIECES = /(?:(?<=^|\s)(-))?(?:["“”]([^"“”]+)["“”]|([^\s"“”]+))/g;

const toTokens = (text: string, isQuoted: boolean, isExcluded: boolean): QueryToken[] => {
  const tokens = foldText(text);
  if (tokens.length === 0) return [];
  return (isQuoted ? [tokens.join(' ')] : tokens).map((word) => ({ word, isQuoted, isExcluded }));
};

/** Splits what a person typed into words and "quoted phrases"; a minus before either excludes it. */
export const readTokens = (text: string): readonly QueryToken[] => {
  const tokens: QueryToken[] = [];
  let run = '';
  // Plain words are read together: a number and its dash may be apart.
  const endRun = (): void => {
    tokens.push(...toTokens(run, false, false));
    run = '';
  };
  for (const [, minus, quoted, plain = ''] of text.matchAll(PIECES)) {
    if (quoted === undefined && minus === undefined) {
      run += ` ${plain}`;
      continue;
    }
    endRun();
    tokens.push(...toTokens(quoted ?? plain, quoted !== undefined, minus !== undefined));
  }
  endRun();
  return tokens.slice(0, MAX_TOKENS);
};

/** How a token is typed. */
export const writeToken = ({ word, isQuoted, isExcluded }: QueryToken): string =>
  `${isExcluded ? '-' : ''}${isQuoted ? `"${word}"` : word}`;
