import {
  ANYBODY,
  type Audience,
  type AudienceField,
  DEVICES,
  POSSIBLE_SEEKERS,
  withMembership,
} from '@broadsheet/contract/audience';
import { suitsCategory, suitsCity, suitsExperience } from '@broadsheet/contract/banner-targeting';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { type PeopleTest, passesField, passesPeopleTest } from '@broadsheet/contract/people-test';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import type { BannerTargeting } from '@broadsheet/contract/studio/banner-calls';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { compileAudiences } from '@broadsheet/contract/targeted-banner';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { targetingOfCells } from './targeting-of-cells.ts';

type Site = Palette['brands'][number];
export type Device = Audience['device'];

interface PreviewedBanner extends BannerTargeting {
  readonly people: readonly PeopleTest[] | null;
}

/** Whom a row is for, with its cities by their slugs; null while one of its cells has a fault. */
export const targetedBannerOf = (
  cells: Readonly<Record<string, string>>,
  audiences: NamedAudiences,
): PreviewedBanner | null => {
  const banner = targetingOfCells(cells, audiences);
  if (!banner) return null;
  const people = compileAudiences(banner.audience, audiences);
  return { ...banner, location: banner.location.map(slugOfKeyword), people };
};

/** The categories of a site as banners count them. */
const categoriesOf = ({ categories, categoryIds }: Site) =>
  categories.flatMap((tag, at) => {
    const dataId = categoryIds[at]?.id;
    return dataId === undefined ? [] : [{ dataId, label: tag, tag, tags: [] }];
  });

const suitsRow = (banner: PreviewedBanner, site: Site, person: Audience): boolean =>
  suitsExperience(banner, person) &&
  suitsCity(banner, person) &&
  suitsCategory(banner, person, { categories: categoriesOf(site) });

const personOf = (site: Site, audience: Persona['audience']): Audience => ({
  ...ANYBODY,
  ...withMembership(audience),
  brand: site.brand,
});

/** Whether a person on a site sees a banner. */
export const showsBanner = (
  banner: PreviewedBanner,
  site: Site,
  audience: Persona['audience'],
): boolean => {
  const person = personOf(site, audience);
  const belongs = banner.people?.some((test) => passesPeopleTest(test, person)) ?? true;
  return belongs && suitsRow(banner, site, person);
};

const BANDS = EXPERIENCE_BANDS.map(({ id }) => id).filter((id) => id !== ANY_BAND);

/** Somebody of one part of an audience who meets the other columns: each field on its own, cohort and membership together. */
const findInPart = (
  test: PeopleTest,
  banner: PreviewedBanner,
  site: Site,
  device: Device,
): Persona['audience'] | null => {
  const passes = <Field extends AudienceField>(field: Field, value: Audience[Field]): boolean =>
    test.every((each) => each.field !== field || passesField(each, value));
  const choose = <Field extends AudienceField>(field: Field, values: readonly Audience[Field][]) =>
    values.find(
      (value) =>
        passes(field, value) && suitsRow(banner, site, { ...ANYBODY, [field]: value } as Audience),
    );
  const seeker = POSSIBLE_SEEKERS.find(
    ({ cohort, membership }) => passes('cohort', cohort) && passes('membership', membership),
  );
  const experienceBand = choose('experienceBand', [ANY_BAND, ...BANDS]);
  const chosenDevice = choose('device', [device, ...DEVICES]);
  const city = choose('city', [null, ...site.cities]);
  const category = choose('category', [null, ...site.categories]);
  const exists = passes('brand', site.brand) && passes('crawler', false) && seeker !== undefined;
  if (!exists || experienceBand === undefined || chosenDevice === undefined) return null;
  if (city === undefined || category === undefined) return null;
  return { ...seeker, experienceBand, device: chosenDevice, city, category };
};

/** Somebody on a site who sees a banner; null where nobody does. @param device the preferred one */
export const findViewer = (
  banner: PreviewedBanner,
  site: Site,
  device: Device,
): Persona['audience'] | null => {
  for (const test of banner.people ?? [[]]) {
    const found = findInPart(test, banner, site, device);
    if (found) return found;
  }
  return null;
};
