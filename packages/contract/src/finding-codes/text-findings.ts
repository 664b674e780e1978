import type { FindingGuide } from '../finding-guide.ts';

/** Faults of texts, titles, articles, competitions and banner files. */
export const TEXT_FINDINGS = {
  ARTICLE_UNLISTED: {
    means: 'An article file exists that `layouts/blogs/<brand>.json` does not list.',
    mend: 'Add it to the list under its slug.',
  },
  ARTICLE_UNREADABLE: {
    means: 'An article has no text file, no `url`, and the blog of the brand does not exist.',
    mend: 'Write its text file, give it a `url`, or remove it.',
  },
  DUPLICATE_TITLE: {
    means: 'Two pages of a brand have the same title for search engines.',
    mend: 'Begin the title with what the page is about.',
  },
  MISSING_TITLE: {
    means: 'A page has no file in `layouts/seo/`.',
    mend: 'Write the file with a title and a description for each brand.',
  },
  NEVER_RUNS: {
    means:
      'A round of a competition ends before it begins, or begins before the one before it ends.',
    mend: 'Correct the dates.',
  },
  TEXT_MARKUP: {
    means:
      'A text holds Markdown or HTML that pages do not show, an unsafe link, an unknown fact or a heading that skips a level. Settings without formatting hold none.',
    mend: 'Use headings (`##` to `####`), paragraphs, lists, tables, links, bold and italics.',
  },
  TEXT_MISSING: {
    means: 'A block names a text that does not exist for a brand.',
    mend: 'Write `layouts/content/<name>.md`, or `<name>.<brand>.md` for one brand.',
  },
  BANNER_EXPIRED: {
    means: '`until` of a banner is over.',
    mend: 'Remove the row, or choose a later `until`.',
    isWarning: true,
  },
  CSV_COLUMN_MISSING: {
    means: 'The first line of a banner file does not name every column.',
    mend: 'Begin the file with the line that the finding shows.',
  },
  CSV_COLUMN_TWICE: {
    means: 'A column is named twice.',
    mend: 'Remove one of the two, with its values.',
  },
  CSV_COLUMN_UNKNOWN: {
    means: 'A column does not exist.',
    mend: 'Use the name that the finding suggests, or remove the column.',
  },
  CSV_NO_HEADER: {
    means: 'The banner file is empty.',
    mend: 'Begin it with the line that the finding shows.',
  },
  CSV_QUOTE: {
    means: 'A quote is never closed, or is in the middle of a value.',
    mend: 'Put the whole value in quotes and double each quote within it.',
  },
  CSV_SEPARATOR: {
    means: 'Columns are separated by semicolons, tabs or bars.',
    mend: 'Save the file as CSV with commas.',
  },
  CSV_TOO_LONG: {
    means: 'The file has more than 500 rows; the rows after them are ignored.',
    mend: 'Remove rows.',
  },
  CSV_VALUE: {
    means: 'A cell does not hold what its column expects.',
    mend: 'Write the value as the finding says.',
  },
  CSV_WIDTH: {
    means: 'A row has more or fewer values than the first line.',
    mend: 'Put a value with a comma in quotes, and write a comma for each empty value.',
  },
  UNKNOWN_IMAGE: {
    means: 'A banner, a page or another file names a Studio picture that does not exist.',
    mend: 'Upload the picture in Studio, which fills in its address.',
  },
  UNKNOWN_VIDEO: {
    means:
      'A page or another file names a video or captions file of this site that does not exist.',
    mend: 'Upload it in Studio, or put the file into `layouts/videos/`.',
  },
} as const satisfies Record<string, FindingGuide>;
