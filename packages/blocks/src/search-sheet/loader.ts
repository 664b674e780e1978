import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { searchSheet } from './schema.ts';

const MAX_LABEL_LENGTH = 200;

/** The search of this page with its filters, as the browser stores it; empty without a text and on other pages. */
const describeSearch = (context: LoaderContext) => {
  const { scope, filters } = resolveJobQuery(context);
  const { searchText } = scope;
  // Searches for companies and courses are others.
  if (!searchText || filters.search) return { words: '', href: '' };
  const chips = describeFilters(filters, context.brand, [], context.messages);
  const label = [searchText, ...chips.map((chip) => chip.label)].join(', ');
  return {
    words: label.slice(0, MAX_LABEL_LENGTH),
    href: scope.hrefOf(1, writeJobFilters({ ...filters, sort: undefined })),
  };
};

export const loadSearchSheet = defineLoader(searchSheet, (_settings, context) => ({
  data: describeSearch(context),
}));
