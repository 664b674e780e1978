import { defineLoader } from '@broadsheet/contract/block-loader';
import { searchHref } from '@broadsheet/contract/match-page';
import { resolveJobScope } from '../shared/job/job-scope.ts';
import { searchSheet } from './schema.ts';

const MAX_SEARCH_LENGTH = 200;

export const loadSearchSheet = defineLoader(searchSheet, (_settings, context) => {
  const { searchText } = resolveJobScope(context);
  return {
    data: {
      words: searchText.slice(0, MAX_SEARCH_LENGTH),
      href: searchText ? searchHref(searchText) : '',
    },
  };
});
