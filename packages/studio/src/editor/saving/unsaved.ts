import type { Saving } from './document-saver.ts';

/** States in which edits are only in this browser. A pending save is sent when the user leaves. */
export const UNSAVED: readonly Saving['kind'][] = ['offline', 'refused', 'moved'];
