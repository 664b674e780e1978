import type { ChangeSummary } from '@broadsheet/contract/studio/change';

export interface FileTableProps {
  /** The search text. */
  readonly typed: string;
  /** Open changes by file. */
  readonly open: ReadonlyMap<string, readonly ChangeSummary[]>;
  readonly onEdit: (file: string) => void;
}
