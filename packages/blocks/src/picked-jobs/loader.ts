import { defineLoader } from '@broadsheet/contract/block-loader';
import { search } from '@broadsheet/contract/calls/job';
import { ANY_BAND } from '@broadsheet/contract/experience';
import { toFilterParameters, writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { pickedJobs } from './schema.ts';

export const loadPickedJobs = defineLoader(
  pickedJobs,
  async (settings, { call, now, messages: { jobs, times } }) => {
    const { words: searchText, experienceBand, workFromHome, count } = settings;
    const filters = {
      ...(experienceBand === ANY_BAND ? {} : { experience: [experienceBand] }),
      ...(workFromHome ? { workFromHome: [1] } : {}),
    };
    const { items, total } = await call(search, {
      query: {
        ...(searchText ? { query: searchText } : {}),
        ...toFilterParameters(filters),
        size: count,
      },
    });
    if (items.length === 0) return { data: null };
    return {
      data: {
        rows: items.map((item) => toJobRow(item, now, times)),
        more: {
          label: formatMessage(jobs.allOf, {
            jobs: formatMessage(jobs.jobCount, { count: total }),
          }),
          href: searchHref(searchText, 1, writeJobFilters(filters)),
        },
      },
    };
  },
);
