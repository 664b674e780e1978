import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { describeJobs } from '../parts/job-place.ts';
import type { JobQuery } from '../parts/job-query.ts';
import type { Link } from '../parts/link.ts';

/** From a list without jobs to lists that have more, nearest first. */
export const widerLinks = ({ place, filters, hrefWith }: JobQuery): Link[] => {
  const { category, tag, city, words } = place;
  const links: Link[] = [];
  if (hrefWith(filters) !== hrefWith({}) || place.page > 1) {
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
  const lastWord = words.split(' ').at(-1) ?? '';
  if (lastWord && lastWord !== words) {
    links.push({ label: `Search only for “${lastWord}”`, href: searchHref(lastWord) });
  }
  links.push({ label: 'All jobs', href: searchHref('') });
  return links;
};
