import { defineLoader } from '@broadsheet/contract/block-loader';
import { courseBanners as bannersCall } from '@broadsheet/contract/calls/course';
import { courseBanners } from './schema.ts';

export const loadCourseBanners = defineLoader(courseBanners, async ({ count }, { call }) => {
  const { items } = await call(bannersCall, {});
  if (items.length === 0) return { data: null };
  return {
    data: {
      banners: items
        .slice(0, count)
        .map(({ id, title, description, ctaText, link, institute }) => ({
          id,
          title,
          text: description,
          action: ctaText,
          href: link,
          institute: institute.name,
          logo: institute.logo,
        })),
    },
  };
});
