import type { Change } from '@broadsheet/contract/studio/change';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { STATE_TEXT } from './state-text.ts';

interface Moved {
  readonly text: string;
  readonly at: string;
}

/** Lists what others did to a change since it was read. */
export const whatMoved = (read: Change, newest: Change): readonly Moved[] => {
  const versions = new Map(read.documents.map(({ file, version }) => [file, version]));
  const edited = newest.documents
    .filter(({ file, version }) => versions.get(file) !== version)
    .map(({ file, editedBy, editedAt }) => ({
      text: `${editedBy.name} edited “${formatFile(file)}”`,
      at: editedAt,
    }));
  const live = newest.documents
    .filter(({ moved }) => moved)
    .map(({ file }) => ({
      text: `A newer version of “${formatFile(file)}” is live`,
      at: newest.updatedAt,
    }));
  const stepped =
    read.state === newest.state
      ? []
      : [{ text: `Status is now: ${STATE_TEXT[newest.state]}`, at: newest.updatedAt }];
  return [...edited, ...live, ...stepped];
};
