import {
  AUDIENCE_KEY_PATTERN,
  AudiencesFile,
  NamedAudience,
} from '@broadsheet/contract/named-audiences';
import { closeRecords, type Json } from '../close-records.ts';

/** The JSON Schema of `layouts/audiences.json` for editors. */
export const audiencesJsonSchema = (): Json => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Audiences',
  ...(closeRecords(JSON.parse(JSON.stringify(AudiencesFile))) as Json),
  patternProperties: { [AUDIENCE_KEY_PATTERN]: JSON.parse(JSON.stringify(NamedAudience)) },
});
