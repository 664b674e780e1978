import { defineLoader } from '@broadsheet/contract/block-loader';
import { formatMessage } from '@broadsheet/messages/format-message';
import { categoryLinks } from '../shared/job/category-links.ts';
import { notFound } from './schema.ts';

export const loadNotFound = defineLoader(notFound, (_settings, { brand, messages }) => ({
  data: { categories: categoryLinks(brand, messages.jobs) },
  page: {
    status: 404,
    seo: { title: formatMessage(messages.suggestions.notFoundTitle, { brand: brand.name }) },
  },
}));
