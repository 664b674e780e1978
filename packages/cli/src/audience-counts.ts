import { readFile } from 'node:fs/promises';
import { AudienceCount } from '@broadsheet/contract/audience-count';
import Type from 'typebox';
import Value from 'typebox/value';

const AudienceCounts = Type.Array(AudienceCount);

/** Reads counts from a JSON file. Throws with the position of the first fault. */
export const readAudienceCounts = async (file: string): Promise<AudienceCount[]> => {
  const read: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (Value.Check(AudienceCounts, read)) return read;
  const [error] = Value.Errors(AudienceCounts, read);
  throw new Error(`${file}${error?.instancePath}: ${error?.message}`);
};
