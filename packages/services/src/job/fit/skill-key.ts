import { findSynonyms } from '../../platform/text-search/synonyms.ts';

/** A version at the end of a skill: "Java 21", "Angular v17", "Python 3.12+". */
const VERSION = /\s+v?\d+(\.\d+)*\+?$/;

/**
 * Equal for skills that are the same: in another case, of another version, or by another name ("K8s", "Kubernetes").
 * Skills that are only near to each other differ.
 */
export const skillKey = (skill: string): string => {
  const name = skill.trim().toLowerCase().replace(VERSION, '');
  const names = findSynonyms(name);
  return names ? (names.toSorted()[0] ?? name) : name;
};
