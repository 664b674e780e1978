import type { FindingGuide } from '../finding-guide.ts';

/** Faults of `layouts/pictures.json`. */
export const PICTURE_FINDINGS = {
  PICTURE_ALT: {
    means: 'The alternative text of a picture is blank, or the name of a file.',
    mend: 'Say in a sentence what the picture shows.',
  },
  PICTURE_ARCHIVED: {
    means: 'Content uses a picture that was removed from the library.',
    mend: 'Choose another picture, or restore this one in the library.',
  },
} as const satisfies Record<string, FindingGuide>;
