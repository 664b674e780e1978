import type { NamedAudiences } from './named-audiences.ts';

/** Names that differ only in capitals and blanks are the same to their readers. */
const fold = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The keys of the audiences that a text means: a key, or a name in any case. A key comes first, so that keys mean the same
 * whatever audiences are called. Several: they share the name.
 */
export const findAudiences = (text: string, audiences: NamedAudiences): readonly string[] => {
  if (audiences.has(text)) return [text];
  const name = fold(text);
  return [...audiences].flatMap(([key, audience]) => (fold(audience.name) === name ? [key] : []));
};

/** An audience as people write it: by its name, or by its key where the name could mean another one. */
export const formatAudience = (key: string, audiences: NamedAudiences): string => {
  const name = audiences.get(key)?.name.trim() ?? key;
  const [found, ...others] = findAudiences(name, audiences);
  return found === key && others.length === 0 && !name.includes('|') ? name : key;
};
