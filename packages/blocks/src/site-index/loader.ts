import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf } from '@broadsheet/contract/match-page';
import { categoryLink } from '../shared/job/category-links.ts';
import { siteIndex } from './schema.ts';

export const loadSiteIndex = defineLoader(siteIndex, (_settings, { brand }) => ({
  data: {
    sections: brand.categories.map((category) => ({
      ...categoryLink(category),
      tags: category.tags.map(({ label, tag }) => ({
        label,
        href: hrefOf('tag', { keyword: tag }),
      })),
    })),
    cities: brand.cities.map(({ label, slug }) => ({
      label: `Jobs in ${label}`,
      href: hrefOf('location', { city: slug }),
    })),
  },
}));
