import type { FindingGuide } from '../finding-guide.ts';

/** Faults of `brand-configs/<brand>.json`. */
export const BRAND_FINDINGS = {
  BRAND_CONFIG_MISSING: {
    means: 'A brand has no config file.',
    mend: 'Restore the file.',
  },
  BRAND_MISMATCH: {
    means: '`brand` differs from the name of the file.',
    mend: 'Make the two equal.',
  },
  DUPLICATE_DATA_ID: {
    means: 'Two categories or two keywords share a `dataId`, or two cities share an `id`.',
    mend: 'Give each its own.',
  },
  DUPLICATE_HOST: {
    means: 'Two brands claim the same host.',
    mend: 'Remove it from one of them.',
  },
  DUPLICATE_SLUG: {
    means: 'Two categories, keywords, city names or articles share a slug.',
    mend: 'Give each its own.',
  },
  GSTIN_MISSING: {
    means: 'The company has a `gstPercent` and no `gstin`.',
    mend: 'Add the `gstin`, or remove `gstPercent`.',
  },
  LOW_CONTRAST: {
    means: 'Text in these colours has a contrast below 4.5 to 1.',
    mend: 'Choose a darker or a lighter colour.',
  },
  PRICE_MISMATCH: {
    means: '`perMonthRupees` is not the price divided by the months.',
    mend: 'Write the figure that the finding names.',
  },
  SAVING_TOO_HIGH: {
    means: 'Both plans together save more than one of them costs.',
    mend: 'Lower `bothSaveRupees`.',
  },
  UNKNOWN_CITY: {
    means: 'A city of `nearby` or of a banner does not exist, or a city is near itself.',
    mend: 'Use a city of the brand.',
  },
  UNKNOWN_STATE: {
    means: 'The GSTIN begins with a number that is not the code of a State.',
    mend: 'Copy the GSTIN from its certificate.',
  },
} as const satisfies Record<string, FindingGuide>;
