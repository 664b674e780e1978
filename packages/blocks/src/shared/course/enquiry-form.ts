import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { bffPathOf } from '@broadsheet/contract/call';
import { courseEnquiry } from '@broadsheet/contract/calls/course';
import type { CourseMessages } from './course-text.ts';

/** The action of enquiry forms. */
export const ENQUIRY_ACTION = bffPathOf(courseEnquiry);

const DONE = 'enquired';

/** The path of this page with the success notice and without an earlier failure. */
export const enquiredHref = ({ path }: LoaderContext['page']): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  searchParams.delete('failed');
  searchParams.set(DONE, '1');
  return `${pathname}?${searchParams}`;
};

/** The notice after an enquiry; empty for other requests. */
export const enquiryNotice = (
  { query }: LoaderContext['page'],
  messages: CourseMessages,
): string => (query[DONE] === '1' && query.failed === undefined ? messages.enquirySent : '');
