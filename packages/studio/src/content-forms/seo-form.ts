import type { Brand } from '@broadsheet/contract/brand';
import type { ContentForm, FormSection } from './content-form.ts';
import { FORM_SCHEMAS } from './form-schemas.ts';
import { SearchPreview } from './search-preview.tsx';

const TITLES: Readonly<Record<Brand, string>> = {
  tech: 'Tech site',
  management: 'Management site',
};

const sectionsOf = (brand: Brand): readonly FormSection[] => [
  {
    title: TITLES[brand],
    fields: [
      [brand, 'title'],
      [brand, 'description'],
    ],
    preview: { of: brand, show: SearchPreview },
  },
  {
    title: `More tags of the ${TITLES[brand].toLowerCase()}`,
    isFolded: true,
    fields: [
      [brand, 'meta'],
      [brand, 'additionalLinkTags'],
    ],
  },
];

/** How search engines and social networks show a page. */
export const SEO_FORM: ContentForm = {
  subject: 'The texts for search engines',
  schema: FORM_SCHEMAS.seo,
  hasText: true,
  sections: [...sectionsOf('tech'), ...sectionsOf('management')],
};
