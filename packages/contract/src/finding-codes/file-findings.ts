import type { FindingGuide } from '../finding-guide.ts';

/** Faults that any content file can have. */
export const FILE_FINDINGS = {
  FILE_ENCODING: {
    means: 'The file is not UTF-8.',
    mend: 'Save it as UTF-8. Spreadsheets call it "CSV UTF-8".',
  },
  FILE_TOO_LARGE: {
    means: 'The file is larger than its kind allows.',
    mend: 'Remove what no page shows, or check that it is the right file.',
  },
  FILE_UNREADABLE: {
    means: 'The site has no permission to read the file.',
    mend: 'Give the site read permission.',
  },
  FILE_SHADOWED: {
    means:
      'The file changed after a revision of it was published in Studio, and the revision still serves. Only a running site reports it.',
    mend: 'Run `npx broadsheet publish --from-files`, or publish the text in Studio.',
  },
  AMOUNT_IMPLAUSIBLE: {
    means:
      'A plan costs more than ₹25,000, or a text has ₹10 crore or more written in digits, 1,000 LPA or more, or a billion jobs, companies or people.',
    mend: 'Check the amount: it may be in paise, or have too many digits.',
    isWarning: true,
  },
  CONTENT_ENDED: {
    means:
      'A landing page, a variant, a block, an experiment or a survey has ended, and nothing of it can show again.',
    mend: 'Remove it, or choose a later end.',
    isWarning: true,
  },
  DATE_IMPLAUSIBLE: {
    means: 'Something begins more than 3 years from now, or ends more than 10 years from now.',
    mend: 'Check the year.',
    isWarning: true,
  },
  OTHER_BRAND: {
    means:
      'Content that only one brand shows has the name or a host of the other one. Names of one word are not searched for.',
    mend: 'Write the name or the address of the right site. Nothing to do if you mean the other one.',
    isWarning: true,
  },
  JSON_SYNTAX: {
    means: 'The file is not valid JSON: a comma, quote or bracket is missing or surplus.',
    mend: 'Correct the position that the finding names.',
  },
  DUPLICATE_KEY: {
    means: 'An object holds the same name twice.',
    mend: 'Delete one of the two. JSON would silently use the later one.',
  },
  FORBIDDEN_KEY: {
    means: 'A field is called `__proto__`.',
    mend: 'Remove the field.',
  },
  UNKNOWN_FIELD: {
    means: 'The field does not exist here, often a typing error.',
    mend: 'Use the name that the finding suggests, or remove the field.',
  },
  MISSING_FIELD: {
    means: 'A required field is missing.',
    mend: 'Add it.',
  },
  INVALID_VALUE: {
    means: 'A value has the wrong type, form or size.',
    mend: 'Write a value of the kind that the finding expects.',
  },
  DUPLICATE_ID: {
    means: 'Two banners of one file, two surveys, two questions or two competitions share an id.',
    mend: 'Give each its own id.',
  },
  UNKNOWN_BRAND: {
    means: 'A file is named after a brand that does not exist, so no page uses it.',
    mend: 'Name it after `tech` or `management`.',
  },
} as const satisfies Record<string, FindingGuide>;
