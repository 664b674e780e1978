import { hrefOf, searchHref } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Link } from '../page/link.ts';

/** Links from an empty personal list to job lists. */
export const feedLinks = ({ feed, jobs }: Pick<Messages, 'feed' | 'jobs'>): Link[] => [
  { label: feed.jobsForYou, href: hrefOf('jobfeed', {}) },
  { label: jobs.all, href: searchHref('') },
];
