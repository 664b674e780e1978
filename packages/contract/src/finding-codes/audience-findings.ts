import type { FindingGuide } from '../finding-guide.ts';

/** Faults of `layouts/audiences.json`. */
export const AUDIENCE_FINDINGS = {
  AUDIENCE_KEY: {
    means: 'The key has capitals, blanks or other signs, or is too long.',
    mend: 'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
  },
  AUDIENCE_NAME_TAKEN: {
    means:
      'Two audiences share a name, one has the key of another as its name, or a banner row names an audience by such a name.',
    mend: 'Rename one: Studio and explanations show the name. A banner row can have the key instead.',
  },
} as const satisfies Record<string, FindingGuide>;
