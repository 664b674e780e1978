import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { findCity } from '@broadsheet/contract/find-city';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { describeJobs, type JobPosition } from '../shared/job/job-position.ts';
import type { JobQuery } from '../shared/job/job-query.ts';
import type { Link } from '../shared/page/link.ts';

const NEARBY_MOST = 3;

/** The same list of another city. */
const hrefNear = ({ category, tag, city }: JobPosition): string => {
  const slug = city?.slug ?? '';
  if (tag) return hrefOf('location_based', { keyword: tag.tag, city: slug });
  if (category) return hrefOf('location_based', { category: category.tag, city: slug });
  return hrefOf('location', { city: slug });
};

/** From a list without jobs to lists that have more, nearest first. */
export const widerLinks = ({ place, filters, hrefWith }: JobQuery, brand: BrandConfig): Link[] => {
  const { category, tag, city, words } = place;
  const links: Link[] = [];
  if (hrefWith(filters) !== hrefWith({}) || place.page !== 1) {
    links.push({ label: `All ${describeJobs(place)}`, href: hrefWith({}) });
  }
  if (tag && city) {
    links.push({
      label: `${tag.label} jobs in all cities`,
      href: hrefOf('tag', { keyword: tag.tag }),
    });
  }
  if (category && (tag || city)) {
    links.push({
      label: `All ${category.label} jobs`,
      href: hrefOf('category', { category: category.tag }),
    });
  }
  if (city && (category || tag)) {
    links.push({
      label: `All jobs in ${city.label}`,
      href: hrefOf('location', { city: city.slug }),
    });
  }
  for (const slug of city?.nearby.slice(0, NEARBY_MOST) ?? []) {
    const near = findCity(brand, slug);
    if (!near) continue;
    const there = { ...place, city: near };
    links.push({ label: `Nearby: ${describeJobs(there)}`, href: hrefNear(there) });
  }
  const lastWord = words.split(' ').at(-1) ?? '';
  if (lastWord && lastWord !== words) {
    links.push({ label: `Search only for “${lastWord}”`, href: searchHref(lastWord) });
  }
  links.push({ label: 'All jobs', href: searchHref('') });
  return links;
};
