import { isSafeRedirect } from '@broadsheet/contract/site-path';

/** A path of this site, as an address may name it to go on to. @param otherwise where it names none, or another site */
export const ownPath = (named: string | undefined, otherwise: string): string =>
  named !== undefined && isSafeRedirect(named) ? named : otherwise;
