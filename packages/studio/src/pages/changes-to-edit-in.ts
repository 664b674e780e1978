import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import type { StaffName } from '@broadsheet/contract/studio/staff';

/**
 * The changes that are offered for an edit: first those that contain the file, then the user's own; not those of others.
 */
export const changesToEditIn = (
  changes: readonly ChangeSummary[],
  file: string,
  { id }: StaffName,
): readonly ChangeSummary[] => [
  ...changes.filter(({ files }) => files.includes(file)),
  ...changes.filter(({ files, author }) => !files.includes(file) && author.id === id),
];
