import { checkMessageFile } from '@broadsheet/content-store/check-message-file';
import { messageSets } from '@broadsheet/messages/message-areas';
import { expect, it } from 'vitest';
import { messageFaults, validMessages } from './message-faults.ts';
import { mutate } from './mutate.ts';

const reported = (text: string): readonly string[] => {
  const folder = 'layouts/messages/en-IN' as const;
  const file = { folder, name: 'consent', file: `${folder}/consent.json`, text };
  const { findings } = checkMessageFile(file, messageSets.consent, false);
  return findings.map(({ code, line, column }) => `${code} ${line}:${column}`);
};

it('finds nothing in the texts of the program', () => {
  expect(reported(validMessages)).toEqual([]);
});

it.each(messageFaults)('finds in the texts: %s', (...fault) => {
  const { text, expected } = mutate(validMessages, fault);
  expect(reported(text)).toEqual(expected);
});
