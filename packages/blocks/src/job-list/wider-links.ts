import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { UnderstoodQuery } from '@broadsheet/contract/entities/understood-query';
import { findCity } from '@broadsheet/contract/find-city';
import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { JobQuery } from '../shared/job/job-query.ts';
import { describeJobs, type JobScope } from '../shared/job/job-scope.ts';
import type { Link } from '../shared/page/link.ts';
import { looserSearches } from './understood-parts.ts';

const MAX_NEARBY = 3;

/** The link to the same list in another city. */
const hrefNear = ({ category, tag, city }: JobScope): string => {
  const slug = city?.slug ?? '';
  if (tag) return hrefOf('location_based', { keyword: tag.tag, city: slug });
  if (category) return hrefOf('location_based', { category: category.tag, city: slug });
  return hrefOf('location', { city: slug });
};

/** Links from an empty list to lists with more jobs, the most similar ones first. */
export const widerLinks = (
  { scope, filters, hrefWith }: JobQuery,
  brand: BrandConfig,
  messages: Messages['jobs'],
  understood?: UnderstoodQuery,
): Link[] => {
  const { category, tag, city, searchText } = scope;
  const links: Link[] = [];
  if (hrefWith(filters) !== hrefWith({}) || scope.page !== 1) {
    links.push({
      label: formatMessage(messages.allOf, { jobs: describeJobs(scope, messages) }),
      href: hrefWith({}),
    });
  }
  if (tag && city) {
    links.push({
      label: formatMessage(messages.inAllCities, { subject: tag.label }),
      href: hrefOf('tag', { keyword: tag.tag }),
    });
  }
  if (category && (tag || city)) {
    links.push({
      label: formatMessage(messages.allOf, {
        jobs: describeJobs({ ...scope, tag: null, city: null }, messages),
      }),
      href: hrefOf('category', { category: category.tag }),
    });
  }
  if (city && (category || tag)) {
    links.push({
      label: formatMessage(messages.allInCity, { city: city.label }),
      href: hrefOf('location', { city: city.slug }),
    });
  }
  for (const slug of city?.nearby.slice(0, MAX_NEARBY) ?? []) {
    const near = findCity(brand, slug);
    if (!near) continue;
    const there = { ...scope, city: near };
    links.push({
      label: formatMessage(messages.nearby, { jobs: describeJobs(there, messages) }),
      href: hrefNear(there),
    });
  }
  links.push(...looserSearches(understood, searchText, messages));
  links.push({ label: messages.all, href: searchHref('') });
  return links;
};
