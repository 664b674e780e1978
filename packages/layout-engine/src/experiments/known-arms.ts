import type { Experiments } from '@broadsheet/contract/experiments';
import type { KnownArms } from '../compile-dimensions.ts';

/** The arms of every experiment with any status: stopping one does not change compiled pages. */
export const knownArmsOf = ({ byKey }: Experiments): KnownArms =>
  new Map([...byKey].map(([key, { variants }]) => [key, Object.keys(variants).sort()]));
