import type { ChangeSummary } from '@broadsheet/contract/studio/change';

/** True if the change can no longer be edited. */
export const isClosed = ({ state }: Pick<ChangeSummary, 'state'>): boolean =>
  state === 'published' || state === 'withdrawn';
