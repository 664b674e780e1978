import { foldText } from '../../../platform/text-search/fold-text.ts';
import { isRank } from '../understanding/positions.ts';

/** A title without its rank and numbers, so that "Senior Java Developer" and "Java Developer 2" are one. */
export const titleKey = (title: string): string =>
  foldText(title)
    .filter((word) => !isRank(word) && !/^\d+$/.test(word))
    .sort()
    .join(' ');
