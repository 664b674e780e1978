import { defineLoader } from '@broadsheet/contract/block-loader';
import { searchHref } from '@broadsheet/contract/match-page';
import { resolveJobPosition } from '../shared/job/job-position.ts';
import { searchSheet } from './schema.ts';

const WORDS_MOST = 200;

export const loadSearchSheet = defineLoader(searchSheet, (_settings, context) => {
  const { words } = resolveJobPosition(context);
  return { data: { words: words.slice(0, WORDS_MOST), href: words ? searchHref(words) : '' } };
});
