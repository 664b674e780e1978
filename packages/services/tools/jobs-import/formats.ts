import type { FeedFormat } from './feed-format.ts';
import type { FormatName } from './format-names.ts';
import { ashby } from './formats/ashby/ashby.ts';
import { csv } from './formats/csv/csv.ts';
import { greenhouse } from './formats/greenhouse/greenhouse.ts';
import { indeedXml } from './formats/indeed-xml/indeed-xml.ts';
import { jsonld } from './formats/jsonld/jsonld.ts';
import { lever } from './formats/lever/lever.ts';

/** Every format that jobs can be imported from. */
export const FORMATS: Readonly<Record<FormatName, FeedFormat>> = {
  ashby,
  csv,
  greenhouse,
  'indeed-xml': indeedXml,
  jsonld,
  lever,
};
