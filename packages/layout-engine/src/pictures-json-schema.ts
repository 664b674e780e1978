import { PicturesFile } from '@broadsheet/contract/pictures';
import { closeRecords, type Json } from './close-records.ts';

/** The JSON Schema of `layouts/pictures.json` for editors. */
export const picturesJsonSchema = (): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Pictures',
  ...(closeRecords(JSON.parse(JSON.stringify(PicturesFile))) as Json),
});
