import type { BrandDirectory, DirectoryCity, DirectoryTag } from '../brands/directory.ts';
import { profileFault } from './profile-fault.ts';

/** The brand's city of a slug. Throws VALIDATION, at its place. */
export const findCity = (
  { cities }: BrandDirectory,
  slug: string,
  place: string,
): DirectoryCity => {
  const city = [...cities.values()].find((candidate) => candidate.slug === slug);
  if (!city) throw profileFault(place, 'is no city of this site');
  return city;
};

/** The brand's tags of some keys, in their order, each once. Throws VALIDATION, at the place of the first that is none. */
export const findTags = (
  { tags }: BrandDirectory,
  keys: readonly string[],
  place: string,
): DirectoryTag[] => {
  const byKey = new Map([...tags.values()].map((tag) => [tag.tag, tag] as const));
  return [...new Set(keys)].map((key) => {
    const tag = byKey.get(key);
    if (!tag) throw profileFault(`${place}/${keys.indexOf(key)}`, 'is no skill of this site');
    return tag;
  });
};
