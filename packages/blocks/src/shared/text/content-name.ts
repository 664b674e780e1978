/** Options of a setting that names a text. */
export const contentNameOptions = {
  pattern: '^[a-z0-9-]*$',
  maxLength: 60,
  default: '',
  description: 'The name of a text.',
} as const;
