/** Apart from the formats, so that the help of the command line loads no parser. */
export const FORMAT_NAMES = [
  'ashby',
  'csv',
  'greenhouse',
  'indeed-xml',
  'json',
  'jsonld',
  'lever',
  'naukri',
  'personio',
  'recruitee',
  'smartrecruiters',
  'teamtailor',
  'workable',
  'xlsx',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];
