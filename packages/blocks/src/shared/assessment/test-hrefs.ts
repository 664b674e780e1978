interface TestAddress {
  /** Path of the test. */
  readonly href: string;
}

/** Used instead of a position: the end, after all questions. */
export const END = 'end';

const hrefAt = ({ href }: TestAddress, position: number | string): string =>
  `${href}${href.includes('?') ? '&' : '?'}question=${position}`;

export const endOf = (test: TestAddress): string => hrefAt(test, END);
/** @param position of the question, from 1 */
export const questionHref = (test: TestAddress, position: number): string => hrefAt(test, position);
