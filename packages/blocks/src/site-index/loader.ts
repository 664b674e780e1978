import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { categoryLink } from '../shared/job/category-links.ts';
import { siteIndex } from './schema.ts';

export const loadSiteIndex = defineLoader(siteIndex, (_settings, { brand, messages }) => ({
  data: {
    sections: brand.categories.map((category) => ({
      ...categoryLink(category, messages.jobs),
      tags: category.tags.map(({ label, tag }) => ({
        label,
        href: hrefOf('tag', { keyword: tag }),
      })),
    })),
    cities: brand.cities.map(({ label, slug }) => ({
      label: formatMessage(messages.lists.jobsIn, { city: label }),
      href: hrefOf('location', { city: slug }),
    })),
  },
}));
