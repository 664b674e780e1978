import { defineLoader } from '@broadsheet/contract/block-loader';
import { hrefOf } from '@broadsheet/contract/match-page';
import { resolveJobScope } from '../shared/job/job-scope.ts';
import { relatedTags } from './schema.ts';

export const loadRelatedTags = defineLoader(relatedTags, (_settings, context) => {
  const { category, tag, city } = resolveJobScope(context);
  const links = (category?.tags ?? [])
    .filter((other) => other.tag !== tag?.tag)
    .map((other) => ({
      label: other.label,
      href: city
        ? hrefOf('location_based', { keyword: other.tag, city: city.slug })
        : hrefOf('tag', { keyword: other.tag }),
    }));
  return { data: links.length > 0 ? { links } : null };
});
