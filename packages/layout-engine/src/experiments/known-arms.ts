import type { Experiments } from '@broadsheet/contract/experiments';
import type { KnownArms } from '../compile-dimensions.ts';

/** The arms of every experiment, whatever its status: stopping one leaves each page as it was compiled. */
export const knownArmsOf = ({ byKey }: Experiments): KnownArms =>
  new Map([...byKey].map(([key, { variants }]) => [key, Object.keys(variants).sort()]));
