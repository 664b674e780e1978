import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import type { Link } from '../page/link.ts';

/** From a list of one's own that is empty to jobs. */
export const FEED_LINKS: readonly Link[] = [
  { label: 'Jobs for you', href: hrefOf('jobfeed', {}) },
  { label: 'All jobs', href: searchHref('') },
];
