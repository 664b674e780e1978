import { defineBlock } from '@broadsheet/contract/block-definition';
import { HEADER_CATEGORIES_MAX } from '@broadsheet/contract/brand-config';
import { NAMES_CATEGORY } from '@broadsheet/contract/names-category';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';
import { MenuGroup } from '../shared/page/load-menu.ts';
import { contentNameOptions } from '../shared/text/content-name.ts';

/** Options of a setting that names a category of the brand. */
const categorySlugOptions = {
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description:
    'A slug of a category in lower-case letters, digits and hyphens, such as full-stack.',
  [NAMES_CATEGORY.key]: NAMES_CATEGORY.value,
} as const;

export const siteHeader = defineBlock({
  type: 'site-header',
  version: 1,
  title: 'Header',
  description: 'The header: logo, job categories with their skills, search and menu.',
  settings: Type.Object(
    {
      look: Type.Enum(['bar', 'nameplate'], {
        default: 'bar',
        description: 'A slim bar with the search, or the large logo of a home page.',
      }),
      strip: Type.Array(Type.String(categorySlugOptions), {
        uniqueItems: true,
        maxItems: HEADER_CATEGORIES_MAX,
        default: [],
        description:
          'Which categories the header shows on this page. Empty shows those of the site settings, as all other pages do.',
      }),
      drawer: Type.String({
        ...contentNameOptions,
        default: '',
        description:
          'A text with the links of the menu, above the categories: headings, each with a list of links.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    name: Type.Object({ first: Type.String(), rest: Type.String() }),
    /** In place of the name. A picture of one scheme is hidden in the other one. */
    logo: Type.Optional(
      Type.Object({
        alt: Type.String(),
        pictures: Type.Array(Type.Object({ src: Type.String(), className: Type.String() })),
      }),
    ),
    tagline: Type.String(),
    sections: Type.Array(Type.Object({ ...Link.properties, tags: Type.Array(Link) })),
    strip: Type.Array(Link),
    pages: Type.Array(Link),
    /** The pages of the drawer. */
    groups: Type.Array(MenuGroup),
    recruiterLogin: Type.String(),
  }),
  messages: ['header', 'suggestions'],
  hydrate: 'load',
  ignoresAddress: true,
  landmark: 'banner',
  pinned: true,
  contentSettings: ['drawer'],
  limit: 1,
});
