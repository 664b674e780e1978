import {
  EXPERIMENT_KEY_PATTERN,
  Experiment,
  ExperimentsFile,
} from '@broadsheet/contract/experiments';
import { closeRecords, type Json } from '../close-records.ts';
import { pageNameSchema } from '../page-name-schema.ts';

/** The JSON Schema of `layouts/experiments.json` for editors. */
export const experimentsJsonSchema = (): Json => {
  const file = closeRecords(JSON.parse(JSON.stringify(ExperimentsFile))) as Json;
  const experiment = closeRecords(JSON.parse(JSON.stringify(Experiment))) as Json & {
    properties: Json;
  };
  experiment.properties.page = pageNameSchema('The page whose layout names the arms.');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Experiments',
    ...file,
    patternProperties: { [EXPERIMENT_KEY_PATTERN]: experiment },
  };
};
