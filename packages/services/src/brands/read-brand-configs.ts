import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS } from '@broadsheet/contract/brand';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { Compile } from 'typebox/compile';

const validator = Compile(BrandConfig);

const readOne = async (file: string): Promise<BrandConfig> => {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`The brand config ${file} cannot be read: ${error.message}`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The brand config ${file} is not JSON: ${String(error)}`);
  }
  if (validator.Check(value)) return value;
  const faults = validator
    .Errors(value)
    .slice(0, 5)
    .map((fault) => `${fault.instancePath || '/'} ${fault.message}`);
  throw new Error(`The brand config ${file} is not as expected: ${faults.join('; ')}`);
};

/** Reads `<directory>/<brand>.json` of every brand. Throws an Error that names the file and what is wrong. */
export const readBrandConfigs = (directory: string): Promise<BrandConfig[]> =>
  Promise.all(BRANDS.map((brand) => readOne(join(directory, `${brand}.json`))));
