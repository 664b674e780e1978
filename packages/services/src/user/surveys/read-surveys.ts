import type { Brand } from '@broadsheet/contract/brand';
import { type Survey, SurveyFile } from '@broadsheet/contract/entities/survey';
import {
  createSavedReader,
  type FaultLog,
  type FindPublished,
  nothingPublished,
} from '../../platform/saved-files/create-saved-reader.ts';

/** Every survey of a brand, in the order of its file, also those that do not run. */
export type SurveyReader = (brand: Brand) => Promise<readonly Survey[]>;

export interface SurveySource {
  readonly readSurveys: SurveyReader;
}

/** Reads marketing's surveys from `<brand>.json` of a folder; a brand without a file has none. */
export const createSurveyReader = (
  dir: string,
  log: FaultLog,
  findPublished: FindPublished = nothingPublished,
): SurveyReader => {
  const read = createSavedReader(
    { dir, name: 'layouts/surveys', findPublished },
    SurveyFile,
    'Survey file',
    log,
  );
  return async (brand) => (await read(brand))?.surveys ?? [];
};
