import type { Scope } from './draft.ts';

/** A selected variant, and the names of all as they were when it was selected. */
export interface FollowedVariant {
  readonly scope: Scope;
  readonly names: readonly string[];
}

/**
 * Where a selected variant is after an edit, which may be another person's: a variant that was moved is found by its name,
 * and one that was renamed at its index. Null if it is gone.
 */
export const followVariant = ({ scope, names }: FollowedVariant, now: readonly string[]): Scope => {
  if (scope === null) return null;
  const name = names[scope];
  // It was just added: the names are those from before.
  if (name === undefined) return scope < now.length ? scope : null;
  if (now[scope] === name) return scope;
  const moved = now.indexOf(name);
  if (moved !== -1) return moved;
  const isRenamed =
    now.length === names.length && now.every((each, at) => at === scope || each === names[at]);
  return isRenamed ? scope : null;
};
