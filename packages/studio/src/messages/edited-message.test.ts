import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMessage } from '@broadsheet/messages/editable-message';
import { expect, it } from 'vitest';
import { readEdited, sentencesOf, withCases } from './edited-message.ts';

const edit = (text: string, before: string, one: string): string => {
  const message = readEdited(text, before);
  const cases = message?.parts[0]?.cases.map((each) =>
    each.name === 'one' ? { ...each, text: one } : each,
  );
  if (!message || !cases) throw new Error(`${text} cannot be edited`);
  return writeMessage(withCases(message, 0, cases));
};

it('an edit that is taken back leaves the text as it was', () => {
  const before = 'Apply for {count, plural, one {# job} other {# jobs}} now.';
  const edited = edit(before, before, 'One job!');
  expect(edited).toBe('{count, plural, one {One job!} other {Apply for # jobs now.}}');
  expect(edit(edited, before, 'Apply for [number] job now.')).toBe(before);
});

it('no text of the site shows a brace', () => {
  const folder = join(import.meta.dirname, '../../../../layouts/messages/en-IN');
  const sources = readdirSync(folder).flatMap((file): string[] =>
    Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.map(sentencesOf).filter((text) => /[{}]/.test(text))).toEqual([]);
});
