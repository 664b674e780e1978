import type { Brand } from '@broadsheet/contract/brand';
import { findCity } from '@broadsheet/contract/find-city';
import { profileFault } from '../call/profile-fault.ts';
import { plainText } from '../text-search/parse-query.ts';
import type { BrandDirectory, DirectoryCity, DirectoryTag } from './directory.ts';
import { otherNamesOf } from './skill-names.ts';

/** Finds a city of the brand by name. Throws VALIDATION with the field's path. */
export const requireCity = (
  directory: BrandDirectory,
  name: string,
  field: string,
): DirectoryCity => {
  const city = findCity(directory, name);
  if (!city) throw profileFault(field, 'is no city of this site');
  return city;
};

/**
 * Finds tags of the brand by key, in the given order, each once. Throws VALIDATION with the path of the first unknown
 * key.
 */
export const findTags = (
  { tags }: BrandDirectory,
  keys: readonly string[],
  field: string,
): DirectoryTag[] => {
  const byKey = new Map([...tags.values()].map((tag) => [tag.tag, tag] as const));
  return [...new Set(keys)].map((key) => {
    const tag = byKey.get(key);
    if (!tag) throw profileFault(`${field}/${keys.indexOf(key)}`, 'is no skill of this site');
    return tag;
  });
};

/** Tags by what people call them: keys win over names, and names over other names. */
const tagsByName = (brand: Brand, { tags }: BrandDirectory): ReadonlyMap<string, DirectoryTag> => {
  const all = [...tags.values()];
  const named = (namesOf: (tag: DirectoryTag) => readonly string[]) =>
    all.flatMap((tag) => namesOf(tag).map((name) => [plainText(name), tag] as const));
  return new Map([
    ...named((tag) => otherNamesOf(brand, tag)),
    ...named((tag) => [tag.label]),
    ...named((tag) => [tag.tag]),
  ]);
};

/**
 * Finds tags of the brand by what people typed, in the given order, each once. Throws VALIDATION with the path of the
 * first unknown one.
 */
export const findSkills = (
  brand: Brand,
  directory: BrandDirectory,
  labels: readonly string[],
  field: string,
): DirectoryTag[] => {
  const byName = tagsByName(brand, directory);
  const found = labels.map((word, index) => {
    const tag = byName.get(plainText(word.trim()));
    if (!tag) throw profileFault(`${field}/${index}`, 'is no skill of this site');
    return tag;
  });
  return [...new Set(found)];
};
