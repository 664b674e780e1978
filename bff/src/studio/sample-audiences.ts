import {
  ANYBODY,
  type Audience,
  type AudienceField,
  DEVICES,
  POSSIBLE_SEEKERS,
  type Seeker,
} from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import { type AudiencePart, termHolds } from '@broadsheet/layout-engine/diff/audience-part';
import type { FieldValue } from '@broadsheet/layout-engine/when-matches';

const choose = <Value extends FieldValue>(
  { fields }: AudiencePart,
  field: AudienceField,
  values: readonly Value[],
): readonly Value[] =>
  values.filter((value) => fields.every((term) => term.field !== field || termHolds(term, value)));

const bands: readonly number[] = EXPERIENCE_BANDS.map(({ id }) => id);

/** A cohort and a membership of the part that somebody can have together. */
const seekerOf = ({ fields }: AudiencePart): Seeker =>
  POSSIBLE_SEEKERS.find((seeker) =>
    fields.every(
      (term) =>
        (term.field !== 'cohort' && term.field !== 'membership') ||
        termHolds(term, seeker[term.field]),
    ),
  ) ?? ANYBODY;

/**
 * Sample people of a part: default values wherever the part allows them, with and without a city and a category. Pure.
 */
export const sampleAudiences = (
  part: AudiencePart,
  { brand, cities, categories }: BrandConfig,
): readonly Audience[] => {
  if (choose(part, 'brand', [brand]).length === 0) return [];
  const pick = <Value extends FieldValue>(
    field: AudienceField,
    first: Value,
    all: readonly Value[],
  ) => choose(part, field, [first, ...all])[0] ?? first;
  const person: Omit<Audience, 'city' | 'category'> = {
    brand,
    ...seekerOf(part),
    experienceBand: pick('experienceBand', ANYBODY.experienceBand, bands),
    device: pick('device', ANYBODY.device, DEVICES),
    crawler: pick('crawler', ANYBODY.crawler, [true]),
  };
  const slugs = (field: 'city' | 'category', all: readonly string[]) => [
    ...choose(part, field, [null]),
    ...choose(part, field, all).slice(0, 1),
  ];
  const citySlugs = slugs(
    'city',
    cities.map(({ slug }) => slug),
  );
  const topics = slugs(
    'category',
    categories.map(({ tag }) => tag),
  );
  return citySlugs.flatMap((city) => topics.map((category) => ({ ...person, city, category })));
};
