import { defineLoader } from '@broadsheet/contract/block-loader';
import { categoryLinks } from '../shared/job/category-links.ts';
import { notFound } from './schema.ts';

export const loadNotFound = defineLoader(notFound, (_settings, { brand }) => ({
  data: { categories: categoryLinks(brand) },
  page: {
    status: 404,
    seo: { title: `Page not found | ${brand.name}` },
  },
}));
