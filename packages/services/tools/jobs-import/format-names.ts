/** Apart from the formats, so that the help of the command line loads no parser. */
export const FORMAT_NAMES = [
  'ashby',
  'csv',
  'greenhouse',
  'indeed-xml',
  'jsonld',
  'lever',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];
