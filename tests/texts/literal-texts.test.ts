import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageSets } from '@broadsheet/messages/message-areas';
import { describe, expect, it } from 'vitest';
import { listSources } from '../../scripts/checks/list-sources.mjs';
import { listSourceFiles, literalTextsOf, readTextsOf } from './find-literal-texts.ts';
import { UNCONVERTED_SERVICES } from './unconverted-services.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where code shows texts to seekers: blocks and their forms, the frame of a page, and what services write or answer. */
const FOLDERS = ['packages/blocks/src', 'packages/services/src', 'renderer/src'];

it('a text that people read is a message of layouts/messages, and no literal in code', () => {
  const found = FOLDERS.flatMap((folder) => listSourceFiles(ROOT, folder))
    .filter((file) => !UNCONVERTED_SERVICES.includes(file))
    .flatMap((file) => readTextsOf(ROOT, file).map(({ line, text }) => `${file}:${line} ${text}`));
  expect(found).toEqual([]);
});

it('a service whose texts are messages is off the list of unconverted ones', () => {
  const converted = UNCONVERTED_SERVICES.filter((file) => readTextsOf(ROOT, file).length === 0);
  expect(converted).toEqual([]);
});

it('a message that no code shows is gone', () => {
  const sources = listSources(ROOT, ['packages', 'bff', 'renderer']).filter(
    (file) => !file.startsWith('packages/messages/src/areas/'),
  );
  const identifiers = new Set(
    sources.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\w+/g) ?? []),
  );
  const unused = Object.values(messageSets).flatMap(({ area, rules }) =>
    Object.keys(rules).flatMap((key) => (identifiers.has(key) ? [] : [`${area}: ${key}`])),
  );
  expect(unused).toEqual([]);
});

describe('the search for literal texts', () => {
  const found = (code: string) => literalTextsOf('x.tsx', code).map(({ text }) => text);

  it('finds text between tags, attributes that are read, and sentences in expressions', () => {
    expect(found('const a = <p title="Your jobs">Saved <b>jobs</b></p>;')).toEqual([
      'Your jobs',
      'Saved',
      'jobs',
    ]);
    expect(
      found("const a = { label: 'Save the search', hint: `Up to $" + '{n} of them.` };'),
    ).toEqual(['Save the search', 'Up to x of them.']);
    expect(found("const a = isOn ? 'Saved.' : 'saved';")).toEqual(['Saved.']);
    expect(found("const a = { description: 'All open jobs.' };")).toEqual(['All open jobs.']);
  });

  it('leaves alone what is for developers or names something', () => {
    expect(
      found("import a from 'A b'; throw new Error('No such job'); type A = 'Big Word';"),
    ).toEqual([]);
    expect(found('const a = <p className="Big Word" id="a">{b} · 3 →</p>;')).toEqual([]);
    expect(found("const a = { maxLength: 9, description: 'Name of a file.' };")).toEqual([]);
    expect(found("const a = Type.String({ description: 'Name of a file.' });")).toEqual([]);
    expect(found("log.warn({ code }, 'Too many of them.');")).toEqual([]);
    expect(found("const a = { 'Content-Type': 'text/html', method: 'POST' };")).toEqual([]);
  });
});
