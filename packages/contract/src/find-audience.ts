import type { NamedAudiences } from './named-audiences.ts';

/** Names that differ only in capitals and blanks are the same to their readers. */
export const foldName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const indexes = new WeakMap<NamedAudiences, ReadonlyMap<string, readonly string[]>>();

/** The keys of audiences by what people call them, their names and keys. Made once for each set of audiences. */
const indexOf = (audiences: NamedAudiences): ReadonlyMap<string, readonly string[]> => {
  const known = indexes.get(audiences);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const [key, { name }] of audiences)
    for (const text of new Set([foldName(name), foldName(key)]))
      index.set(text, [...(index.get(text) ?? []), key]);
  indexes.set(audiences, index);
  return index;
};

/**
 * The keys of the audiences that a text means: a key as it is written, or a name or key in any case. A key comes first, so
 * that keys mean the same whatever audiences are called. Several: what it means is not certain.
 */
export const findAudiences = (text: string, audiences: NamedAudiences): readonly string[] =>
  audiences.has(text) ? [text] : (indexOf(audiences).get(foldName(text)) ?? []);

/** An audience as people write it: by its name, or by its key where the name could mean another one. */
export const formatAudience = (key: string, audiences: NamedAudiences): string => {
  const name = audiences.get(key)?.name.trim() ?? key;
  const [found, ...others] = findAudiences(name, audiences);
  return found === key && others.length === 0 && !name.includes('|') ? name : key;
};
