import type { Messages } from './message-areas.ts';

type Texts = Pick<
  Messages['filters'],
  'workFromOffice' | 'hybrid' | 'workFromHome' | 'dayShift' | 'nightShift' | 'rotationalShift'
>;

/** The name of a work mode by its id; undefined for an unknown one. */
export const workModeLabel = (id: number, texts: Texts): string | undefined =>
  [texts.workFromOffice, texts.hybrid, texts.workFromHome][id - 1];

/** The name of a shift by its id; undefined for an unknown one. */
export const shiftLabel = (id: number, texts: Texts): string | undefined =>
  [texts.dayShift, texts.nightShift, texts.rotationalShift][id - 1];
