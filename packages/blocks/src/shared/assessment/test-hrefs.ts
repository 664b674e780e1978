interface Placed {
  /** Of the test. */
  readonly href: string;
}

/** In the place of a question: all of them were gone through. */
export const END = 'end';

const placed = ({ href }: Placed, place: number | string): string =>
  `${href}${href.includes('?') ? '&' : '?'}question=${place}`;

export const endOf = (test: Placed): string => placed(test, END);
/** @param place of the question, from 1 */
export const questionHref = (test: Placed, place: number): string => placed(test, place);
