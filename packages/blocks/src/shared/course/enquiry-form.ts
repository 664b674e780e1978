import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { courseEnquiry } from '@broadsheet/contract/calls/course';
import type { CourseMessages } from './course-text.ts';

/** Where a form of enquiry is sent. */
export const ENQUIRY_ACTION = bffPathOf(courseEnquiry);

const DONE = 'enquired';

/** The page again, with word of what was done and nothing of what had failed before. */
export const enquiredHref = ({ path }: LoaderContext['page']): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  searchParams.delete('failed');
  searchParams.set(DONE, '1');
  return `${pathname}?${searchParams}`;
};

/** The notice for readers who come back from an enquiry; empty for all others. */
export const enquiryNotice = (
  { query }: LoaderContext['page'],
  messages: CourseMessages,
): string => (query[DONE] === '1' && query.failed === undefined ? messages.enquirySent : '');
