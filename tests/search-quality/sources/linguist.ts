import * as languages from 'linguist-languages';
import { bucketOf } from '../bucket-of.ts';
import type { Occupation } from '../occupation.ts';
import { foldTitle } from '../titles.ts';

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

/** Developers in programming languages that GitHub's Linguist knows under several names. */
export const readLinguist = (): readonly Occupation[] =>
  Object.values<Language>(languages)
    .filter(({ type, name }) => type === 'programming' && bucketOf(name, ONE_OF) === 0)
    .filter(({ name, aliases = [] }) =>
      aliases.some((alias) => foldTitle(alias) !== foldTitle(name)),
    )
    .map(occupationOf);
