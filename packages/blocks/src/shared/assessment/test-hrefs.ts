interface TestAddress {
  /** Of the test. */
  readonly href: string;
}

/** In the place of a question: all of them were gone through. */
export const END = 'end';

const hrefAt = ({ href }: TestAddress, position: number | string): string =>
  `${href}${href.includes('?') ? '&' : '?'}question=${position}`;

export const endOf = (test: TestAddress): string => hrefAt(test, END);
/** @param place of the question, from 1 */
export const questionHref = (test: TestAddress, position: number): string => hrefAt(test, position);
