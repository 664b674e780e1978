import type { Brand } from '@broadsheet/contract/brand';
import { type Competition, CompetitionFile } from '@broadsheet/contract/entities/competition';
import {
  createSavedReader,
  type FaultLog,
  type FindPublished,
  nothingPublished,
} from '../../platform/saved-files/create-saved-reader.ts';

/** Every competition of a brand as written, in the order of its file. */
export type CompetitionReader = (brand: Brand) => Promise<readonly Competition[]>;

/** Reads marketing's competitions from `<brand>.json` of a folder; a brand without a file has none. */
export const createCompetitionReader = (
  dir: string,
  log: FaultLog,
  findPublished: FindPublished = nothingPublished,
): CompetitionReader => {
  const read = createSavedReader(
    { dir, name: 'layouts/competitions', findPublished },
    CompetitionFile,
    'Competition file',
    log,
  );
  return async (brand) => (await read(brand))?.competitions ?? [];
};
