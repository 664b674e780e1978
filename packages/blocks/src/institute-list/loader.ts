import { defineLoader } from '@broadsheet/contract/block-loader';
import { topInstitutes } from '@broadsheet/contract/calls/course';
import { searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { instituteList } from './schema.ts';

export const loadInstituteList = defineLoader(
  instituteList,
  async ({ count }, { call, messages }) => {
    const { items } = await call(topInstitutes, {});
    if (items.length === 0) return { data: null };
    return {
      data: {
        entries: items.slice(0, count).map(({ name, city, courses, logo }) => ({
          title: name,
          href: searchHref(name, 1, { search: 'course' }),
          text: `${city}, ${formatMessage(messages.courses.instituteCourses, { count: courses })}`,
          logo,
        })),
      },
    };
  },
);
