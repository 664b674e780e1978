import type { Audience, AudienceField } from '@broadsheet/contract/audience';
import { suitsCategory, suitsCity, suitsExperience } from '@broadsheet/contract/banner-targeting';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { compilePeopleTest, type PeopleTest, passesField } from '@broadsheet/contract/people-test';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';

const BANDS = EXPERIENCE_BANDS.map(({ id }) => id);

/** Whether a condition and a row have a value of a field in common: the fields of a row are independent. */
const meetAt = <Field extends AudienceField>(
  test: PeopleTest,
  field: Field,
  values: readonly Audience[Field][],
  suits: (value: Audience[Field]) => boolean,
): boolean => {
  const ofField = test.filter((each) => each.field === field);
  return values.some((value) => suits(value) && ofField.every((each) => passesField(each, value)));
};

type Targeting = Pick<PromoBanner, 'minExp' | 'maxExp' | 'location' | 'categoryIds'>;

/** Whether somebody who passes a condition on a site meets the other columns of a row. @param banner with cities by their slugs */
export const meetsOn = (test: PeopleTest, banner: Targeting, brand: BrandConfig): boolean =>
  meetAt(test, 'brand', [brand.brand], () => true) &&
  meetAt(test, 'experienceBand', BANDS, (experienceBand) =>
    suitsExperience(banner, { experienceBand }),
  ) &&
  meetAt(test, 'city', [null, ...brand.cities.map(({ slug }) => slug)], (city) =>
    suitsCity(banner, { city }),
  ) &&
  meetAt(test, 'category', [null, ...brand.categories.map(({ tag }) => tag)], (category) =>
    suitsCategory(banner, { category }, brand),
  );

/** Whether somebody of the audiences of a row also meets its other columns. @param banner with cities by their slugs */
export const isMetBySomebody = (
  banner: PromoBanner,
  audiences: NamedAudiences,
  brands: readonly BrandConfig[],
): boolean => {
  if (banner.audience.length === 0 || brands.length === 0) return true;
  const parts = banner.audience.flatMap((key) => audiences.get(key)?.any ?? []);
  return parts
    .map(compilePeopleTest)
    .some((test) => brands.some((brand) => meetsOn(test, banner, brand)));
};

/** The names of audiences, as a sentence has them. */
export const quoteAudiences = (keys: readonly string[], audiences: NamedAudiences): string =>
  keys.map((key) => `"${audiences.get(key)?.name ?? key}"`).join(' or ');
