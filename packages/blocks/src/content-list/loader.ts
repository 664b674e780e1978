import { defineLoader } from '@broadsheet/contract/block-loader';
import { contentList } from './schema.ts';

export const loadContentList = defineLoader(contentList, ({ items }) => ({
  data: items.length > 0 ? {} : null,
}));
