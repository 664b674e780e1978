import type { ContentFile } from './read-content-files.ts';

/**
 * A key of the files that are validated together, and of everything else that this depends on: equal keys mean equal
 * results.
 * @param judgement names the check, so that keys of different checks differ.
 * @param facts plain data; none where the files alone decide.
 */
export const validKeyOf = (
  judgement: 'brands' | 'competitions' | 'text' | 'seo' | 'blogs' | 'surveys',
  files: readonly ContentFile[],
  facts: readonly unknown[] = [],
): string =>
  JSON.stringify([judgement, facts, files.map(({ file, text, fault }) => [file, text, fault])]);
