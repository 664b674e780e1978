import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bucketOf } from '../bucket-of.ts';
import type { Occupation } from '../occupation.ts';
import { foldTitle } from '../titles.ts';

const PACKAGE = 'linguist-languages';
/** One of so many languages is enough for a quick test. */
const ONE_OF = 2;

interface Language {
  readonly name: string;
  readonly type: string;
  readonly languageId: number;
  readonly group?: string;
  readonly aliases?: readonly string[];
}

const occupationOf = ({ name, languageId, group = name, aliases = [] }: Language): Occupation => ({
  code: String(languageId),
  group,
  name: `${name} developer`,
  description: `${name}.`,
  titles: [name, ...aliases].map((alias) => `${alias} developer`),
  abbreviations: [],
  tasks: [],
  skills: [name],
  related: new Set(),
  zone: 4,
});

const readLanguages = async (): Promise<readonly Language[]> => {
  // Data only: its types are a megabyte, which every check of types would read.
  const file = createRequire(import.meta.url).resolve(PACKAGE);
  return Object.values<Language>(await import(pathToFileURL(file).href));
};

/** Developers in programming languages that GitHub's Linguist knows under several names. */
export const readLinguist = async (): Promise<readonly Occupation[]> =>
  (await readLanguages())
    .filter(({ type, name }) => type === 'programming' && bucketOf(name, ONE_OF) === 0)
    .filter(({ name, aliases = [] }) =>
      aliases.some((alias) => foldTitle(alias) !== foldTitle(name)),
    )
    .map(occupationOf);
