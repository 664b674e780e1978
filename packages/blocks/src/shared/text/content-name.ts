/** Options of a setting that names a text. */
export const contentNameOptions = {
  pattern: '^[a-z0-9-]*$',
  maxLength: 60,
  default: '',
  description: 'Name of a file in layouts/content: "terms" is terms.md, or terms.tech.md for tech.',
} as const;
