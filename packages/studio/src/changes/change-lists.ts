import type { ChangeState } from '@broadsheet/contract/studio/change';

/** The lists of changes, by URL parameter. */
export const CHANGE_LISTS = {
  open: 'Open',
  mine: 'Mine',
  published: 'Published',
  withdrawn: 'Discarded',
} as const;
export type ChangeList = keyof typeof CHANGE_LISTS;

export const isChangeList = (name: string | null): name is ChangeList =>
  name !== null && Object.hasOwn(CHANGE_LISTS, name);

/** The query of a list; without a state it loads all open changes. */
export const queryOfList = (list: ChangeList): { readonly state?: ChangeState } =>
  list === 'published' || list === 'withdrawn' ? { state: list } : {};
