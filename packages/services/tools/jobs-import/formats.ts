import type { FeedFormat } from './feed-format.ts';
import type { FormatName } from './format-names.ts';
import { ashby } from './formats/ashby/ashby.ts';
import { csv } from './formats/csv/csv.ts';
import { genericJson } from './formats/generic-json/generic-json.ts';
import { greenhouse } from './formats/greenhouse/greenhouse.ts';
import { indeedXml } from './formats/indeed-xml/indeed-xml.ts';
import { jsonld } from './formats/jsonld/jsonld.ts';
import { lever } from './formats/lever/lever.ts';
import { naukri } from './formats/naukri/naukri.ts';
import { personio } from './formats/personio/personio.ts';
import { recruitee } from './formats/recruitee/recruitee.ts';
import { smartrecruiters } from './formats/smartrecruiters/smartrecruiters.ts';
import { teamtailor } from './formats/teamtailor/teamtailor.ts';
import { workable } from './formats/workable/workable.ts';
import { xlsx } from './formats/xlsx/xlsx.ts';

/** Every format that jobs can be imported from. */
export const FORMATS: Readonly<Record<FormatName, FeedFormat>> = {
  ashby,
  csv,
  greenhouse,
  'indeed-xml': indeedXml,
  json: genericJson,
  jsonld,
  lever,
  naukri,
  personio,
  recruitee,
  smartrecruiters,
  teamtailor,
  workable,
  xlsx,
};
