import type { FindingGuide } from '../finding-guide.ts';

/** Faults of the interface's texts. Each affects only its own text: the bundled one is shown. */
export const MESSAGE_FINDINGS = {
  MESSAGE_MISSING: {
    means: 'A file of messages lacks a text.',
    mend: 'Add the key to the file.',
  },
  MESSAGE_SYNTAX: {
    means: 'A message is not written as ICU messages are.',
    mend: "Close every brace, and give each plural an `other` form. Write `'{'` where you mean the sign.",
  },
  MESSAGE_TOO_LONG: {
    means:
      'A message is longer than its kind allows: 36 letters for a label, 80 for a title, 160 for a sentence, 500 for a paragraph.',
    mend: 'Shorten it. A value that is filled in counts as ten letters.',
  },
  MESSAGE_UNUSED: {
    means: 'No page shows a text of this key.',
    mend: 'Correct the key, or remove it.',
  },
  MESSAGE_VALUES: {
    means:
      'A message fills in other values than the page gives, for both brands or in the text of one, or names one in square brackets, which pages show as they are written.',
    mend: 'Use exactly the values that the finding names, and round brackets for anything else.',
  },
  MESSAGES_MISSING: {
    means: 'A whole file of messages is missing.',
    mend: 'Put the file back.',
  },
  UNKNOWN_AREA: {
    means: 'No page shows texts of a file of this name.',
    mend: 'Rename the file to the area that the finding suggests, or remove it.',
  },
} as const satisfies Record<string, FindingGuide>;
