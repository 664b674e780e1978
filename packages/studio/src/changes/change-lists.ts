import type { ChangeState } from '@broadsheet/contract/studio/change';

/** The lists of changes, by what the address says. */
export const CHANGE_LISTS = {
  open: 'Open',
  mine: 'Mine',
  published: 'Published',
  withdrawn: 'Discarded',
} as const;
export type ChangeList = keyof typeof CHANGE_LISTS;

export const isChangeList = (name: string | null): name is ChangeList =>
  name !== null && Object.hasOwn(CHANGE_LISTS, name);

/** What is asked for to fill a list; without a state all that are open. */
export const queryOfList = (list: ChangeList): { readonly state?: ChangeState } =>
  list === 'published' || list === 'withdrawn' ? { state: list } : {};
