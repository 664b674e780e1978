import { bucketOf } from './bucket-of.ts';
import type { Occupation } from './occupation.ts';

/** Titles that differ in case, dots or a final "s" only are one title. */
export const foldTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()
    .replace(/s\b/g, '');

/** Whether jobs bear the title, wherever it is listed; no query is such a title. */
export const isPublished = (title: string): boolean =>
  bucketOf(`published ${foldTitle(title)}`, 2) === 0;

/** The titles of an occupation's jobs. */
export const publishedTitles = ({ name, titles }: Occupation): readonly string[] => [
  ...new Set([...titles.filter(isPublished), name]),
];
