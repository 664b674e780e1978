import type { FeedFormat } from './feed-format.ts';
import { ashby } from './formats/ashby/ashby.ts';
import { csv } from './formats/csv/csv.ts';
import { greenhouse } from './formats/greenhouse/greenhouse.ts';
import { indeedXml } from './formats/indeed-xml/indeed-xml.ts';
import { jsonld } from './formats/jsonld/jsonld.ts';
import { lever } from './formats/lever/lever.ts';

export const FORMAT_NAMES = [
  'ashby',
  'csv',
  'greenhouse',
  'indeed-xml',
  'jsonld',
  'lever',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** Every format that jobs can be imported from. */
export const FORMATS: Readonly<Record<FormatName, FeedFormat>> = {
  ashby,
  csv,
  greenhouse,
  'indeed-xml': indeedXml,
  jsonld,
  lever,
};
