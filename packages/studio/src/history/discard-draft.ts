import type { Change } from '@broadsheet/contract/studio/change';
import { withdrawChange } from '@broadsheet/contract/studio/change-calls';
import { callStudio } from '../api/call-studio.ts';

/** Discards a draft that nobody will see. One that changed meanwhile stays. */
export const discardDraft = async ({ id, version }: Change): Promise<void> => {
  await callStudio(withdrawChange, { params: { change: id }, body: { version } }).catch(
    () => undefined,
  );
};
