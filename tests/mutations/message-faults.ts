import { messageSets } from '@broadsheet/messages/message-areas';
import type { Fault } from './mutate.ts';

/** The texts that the program has. */
export const validMessages = JSON.stringify(messageSets.consent.builtIn, null, 2);

const ACCEPT = `"accept": "${messageSets.consent.builtIn.accept}"`;

const [FIRST = '', TEXT = ''] = Object.entries(messageSets.consent.builtIn)[0] ?? [];

/** Faults of the texts of one part of the interface. */
export const messageFaults: readonly Fault[] = [
  ['text left out', `{\n  "${FIRST}": ${JSON.stringify(TEXT)},`, '▶{', 'MESSAGE_MISSING'],
  ['text that no page shows', ACCEPT, `${ACCEPT}, ▶"acept": "Yes"`, 'MESSAGE_UNUSED'],
  ['brace left open', ACCEPT, '"accept": ▶"{"', 'MESSAGE_SYNTAX'],
  ['value that no page gives', ACCEPT, '"accept": ▶"Yes, {plan}"', 'MESSAGE_VALUES'],
  ['value mistyped in brackets', ACCEPT, '"accept": ▶"Yes, [plann]"', 'MESSAGE_VALUES'],
  ['label that is too long', ACCEPT, `"accept": ▶"${'x'.repeat(37)}"`, 'MESSAGE_TOO_LONG'],
  ['number in place of a text', ACCEPT, '"accept": ▶1', 'INVALID_VALUE'],
];
