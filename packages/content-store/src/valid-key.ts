import type { ContentFile } from './read-content-files.ts';

/**
 * Equal keys, equal judgement: the files that are judged together, and what else that depends on.
 * @param judgement names it, so that none is taken for another.
 * @param facts plain data; none where the files are judged by themselves alone.
 */
export const validKeyOf = (
  judgement: 'brands' | 'competitions' | 'text' | 'seo' | 'blogs' | 'surveys',
  files: readonly ContentFile[],
  facts: readonly unknown[] = [],
): string =>
  JSON.stringify([judgement, facts, files.map(({ file, text, fault }) => [file, text, fault])]);
