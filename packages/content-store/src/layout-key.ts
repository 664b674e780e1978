import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import {
  type AddressesOfBrands,
  NO_ADDRESSES_OF_BRANDS,
} from '@broadsheet/contract/site-addresses';
import { audiencesOfLayout } from './audiences-of-layout.ts';
import { experimentsOfLayout } from './experiments-of-layout.ts';
import type { LayoutFacts } from './layout-facts.ts';
import { addressesIn } from './read-addresses.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';

const contextOf = rememberLast((first: BrandConfig, ...further: readonly BrandConfig[]) =>
  revisionOf(
    [first, ...further].map(({ brand, cities, categories }) => [brand, cities, categories]),
  ),
);

const keyOf = rememberLast(
  (
    written: ContentFile,
    context: string,
    experiments: Experiments | null,
    audiences: NamedAudiences | null,
    addresses: AddressesOfBrands,
  ): string => {
    const { file, text, fault } = written;
    const mentioned = experimentsOfLayout(written, experiments);
    const named = audiencesOfLayout(written, audiences);
    const linked = addressesIn(text, addresses);
    return JSON.stringify([context, file, text, fault, mentioned, named, linked]);
  },
);

/** Equal keys, equal verdicts: all that the proof of a layout depends on, apart from the definitions. */
export const createLayoutKey = ({
  brands,
  experiments,
  audiences,
  addresses = NO_ADDRESSES_OF_BRANDS,
}: LayoutFacts): ((file: ContentFile) => string) => {
  const [first, ...further] = brands;
  const context = first ? contextOf(first, ...further) : '';
  return (file) => keyOf(file, context, experiments, audiences, addresses);
};
