import { NAMES_CATEGORY } from '@broadsheet/contract/names-category';

/** Options of a setting that names a category of the brand. */
export const categorySlugOptions = {
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description:
    'A slug of a category in lower-case letters, digits and hyphens, such as full-stack.',
  [NAMES_CATEGORY.key]: NAMES_CATEGORY.value,
} as const;
