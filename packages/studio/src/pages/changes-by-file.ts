import type { ChangeSummary } from '@broadsheet/contract/studio/change';

/** Open changes by the files that they contain. */
export const changesByFile = (
  changes: readonly ChangeSummary[],
): ReadonlyMap<string, readonly ChangeSummary[]> => {
  const byFile = new Map<string, ChangeSummary[]>();
  for (const change of changes)
    for (const file of change.files) byFile.set(file, [...(byFile.get(file) ?? []), change]);
  return byFile;
};
