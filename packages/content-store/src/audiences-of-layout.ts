import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { mayHold } from './may-hold.ts';
import type { ContentFile } from './read-content-files.ts';

/**
 * The audiences that validating a layout depends on: those that it may name, or none. Null when the audiences are
 * unknown.
 */
export const audiencesOfLayout = (
  { text }: ContentFile,
  audiences: NamedAudiences | null,
): readonly unknown[] | null => {
  if (text === null || !mayHold(text, 'audience')) return [];
  if (!audiences) return null;
  // A layout that names an unknown one is told what there is.
  return [[...audiences.keys()], [...audiences].filter(([key]) => mayHold(text, key))];
};
