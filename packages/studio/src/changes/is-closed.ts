import type { ChangeSummary } from '@broadsheet/contract/studio/change';

/** Whether nothing can be edited in a change any more. */
export const isClosed = ({ state }: Pick<ChangeSummary, 'state'>): boolean =>
  state === 'published' || state === 'withdrawn';
