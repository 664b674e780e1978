import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Experiments } from '@broadsheet/contract/experiments';
import { experimentsOfLayout } from './experiments-of-layout.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';

const contextOf = rememberLast((first: BrandConfig, ...further: readonly BrandConfig[]) =>
  revisionOf(
    [first, ...further].map(({ brand, cities, categories }) => [brand, cities, categories]),
  ),
);

const keyOf = rememberLast(
  (written: ContentFile, context: string, experiments: Experiments | null): string => {
    const { file, text, fault } = written;
    const mentioned = experimentsOfLayout(written, experiments);
    return JSON.stringify([context, file, text, fault, mentioned]);
  },
);

/** Equal keys, equal verdicts: all that the proof of a layout depends on, apart from the definitions. */
export const createLayoutKey = (
  configs: readonly BrandConfig[],
  experiments: Experiments | null,
): ((file: ContentFile) => string) => {
  const [first, ...further] = configs;
  const context = first ? contextOf(first, ...further) : '';
  return (file) => keyOf(file, context, experiments);
};
