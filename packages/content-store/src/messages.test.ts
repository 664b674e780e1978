import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { defineMessages } from '@broadsheet/messages/define-messages';
import { messageSets } from '@broadsheet/messages/message-areas';
import { describe, expect, it } from 'vitest';
import { exampleContent } from './example-content.ts';
import { loadContent } from './load-content.ts';
import { readContentFiles } from './read-content-files.ts';
import { changeAfter, open, write } from './test-store.fixture.ts';
import { validateMessages } from './validate-messages.ts';

const BASE = 'layouts/messages/en-IN';
const CONSENT = `${BASE}/consent.json`;
const builtIn = builtInMessages();
/** The bundled files. */
const allFiles = Object.fromEntries(
  Object.entries(messageSets).map(([area, set]) => [
    `${BASE}/${area}.json`,
    JSON.stringify(set.builtIn, null, 2),
  ]),
);
const consentWith = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...messageSets.consent.builtIn, ...changes }, null, 2);

describe('the messages of a snapshot', () => {
  const read = async (files: Readonly<Record<string, string>>) =>
    validateMessages(await readContentFiles(await write(files)));

  it("are a brand's own before those of both, and those before what came with the program", async () => {
    const { messages, findings } = await read({
      ...allFiles,
      [CONSENT]: consentWith({ accept: 'Allow' }),
      [`${BASE}.tech/consent.json`]: '{ "accept": "Yes" }',
    });
    expect(findings).toEqual([]);
    expect([messages.tech.consent.accept, messages.management.consent.accept]).toEqual([
      'Yes',
      'Allow',
    ]);
    expect(messages.tech.consent.question).toBe(builtIn.consent.question);
  });

  it('are those of the program, without a finding, where a directory has none', async () => {
    expect(await read({})).toMatchObject({
      messages: { tech: builtIn, management: builtIn },
      builtIn: 0,
      findings: [],
      unreadable: [],
    });
  });

  it('have a bundled text for each missing or faulty one, which is counted', async () => {
    const { accept: _, ...rest } = messageSets.consent.builtIn;
    const text = JSON.stringify({ ...rest, notice: '{', saved: ' ' });
    const found = await read({ ...allFiles, [CONSENT]: text });
    expect(found.messages.tech).toEqual(builtIn);
    expect(found.builtIn).toBe(3);
    expect(found.findings.map(({ code }) => code).sort()).toEqual([
      'INVALID_VALUE',
      'MESSAGE_MISSING',
      'MESSAGE_SYNTAX',
    ]);
  });
});

describe('a finding', () => {
  const sets = {
    jobs: defineMessages(
      'jobs',
      { found: '{count, plural, one {# job} other {# jobs}}', save: 'Save' },
      { found: ['sentence', 'count'], save: 'label' },
    ),
  };
  const JOBS = `${BASE}/jobs.json`;
  const findingsOf = async (files: Readonly<Record<string, string>>) => {
    const found = validateMessages(await readContentFiles(await write(files)), sets);
    return [...found.unreadable, ...found.findings].map(
      ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
    );
  };
  const valid = '"found": "{count} jobs",\n"save": "Save"';

  it.each([
    [
      'a missing text',
      '{\n"found": "{count} jobs" }',
      ':1:1 MESSAGE_MISSING the text "save" is missing: "Save" is shown',
    ],
    [
      'a text that no page shows',
      `{${valid},\n"sav": "Save" }`,
      ':3:1 MESSAGE_UNUSED no page shows the text "sav" of jobs',
    ],
    [
      'a value that the page does not give',
      '{\n"found": "{count} of {total}",\n"save": "Save" }',
      ':2:10 MESSAGE_VALUES "found" fills in {count} and {total}, the page gives {count}',
    ],
    [
      'a value that is not filled in',
      '{\n"found": "jobs",\n"save": "Save" }',
      ':2:10 MESSAGE_VALUES "found" fills in no value, the page gives {count}',
    ],
    [
      'a value whose name is mistyped in brackets',
      '{\n"found": "{count} jobs in [citty]",\n"save": "Save" }',
      ':2:10 MESSAGE_VALUES "found" has [citty], which pages show as it is written',
    ],
    [
      'bad syntax',
      '{\n"found": "{count",\n"save": "Save" }',
      ':2:10 MESSAGE_SYNTAX "found": the message cannot be read: expect argument closing brace',
    ],
    [
      'a label that is too long',
      `{\n"found": "{count} jobs",\n"save": "${'x'.repeat(37)}" }`,
      ':3:9 MESSAGE_TOO_LONG "save" has 37 letters, a label has at most 36',
    ],
    [
      'no text',
      '{\n"found": "{count} jobs",\n"save": 1 }',
      ':3:9 INVALID_VALUE "save" must be a text, found 1',
    ],
    ['a list', '[]', ':1:1 INVALID_VALUE the file must hold one object of texts'],
  ])('is %s', async (_, text, expected) => {
    expect(await findingsOf({ [JOBS]: text })).toEqual([JOBS + expected]);
  });

  it('is a value that the page does not provide, and no text that the brand does not override', async () => {
    const own = `${BASE}.management/jobs.json`;
    expect(await findingsOf({ [JOBS]: `{${valid}}`, [own]: '{ "found": "{jobs} jobs" }' })).toEqual(
      [`${own}:1:12 MESSAGE_VALUES "found" fills in {jobs}, the page gives {count}`],
    );
  });

  it('is an area without a block, and one whose file is missing', async () => {
    expect(await findingsOf({ [`${BASE}/job.json`]: '{}' })).toEqual([
      `${JOBS}:1:1 MESSAGES_MISSING the texts of "jobs" are missing: those that came with the program are shown`,
      `${BASE}/job.json:1:1 UNKNOWN_AREA no page shows texts of "job"`,
    ]);
  });
});

describe('a change of a message', () => {
  const { text } = exampleDefinitions;
  if (!text) throw new Error('no example block');
  const definitions = {
    ...exampleDefinitions,
    text: { ...text, messages: ['consent'] as const },
  };
  const content = (consent: string) => exampleContent({ ...allFiles, [CONSENT]: consent });

  it('is another revision of the pages whose blocks show it', async () => {
    const revisionOf = async (files: Readonly<Record<string, string>>) => {
      const read = await readContentFiles(await write(exampleContent(files)));
      return loadContent(read, definitions).pages.get('home')?.revision;
    };
    const before = await revisionOf(allFiles);
    expect(await revisionOf({ ...allFiles, [CONSENT]: consentWith({ accept: 'Yes' }) })).not.toBe(
      before,
    );
    const share = JSON.stringify({ ...messageSets.share.builtIn, copied: 'Copied.' });
    expect(await revisionOf({ ...allFiles, [`${BASE}/share.json`]: share })).toBe(before);
  });

  it('is served as soon as it is saved; an unreadable file leaves the last one', async () => {
    const dir = await write(content(consentWith({ accept: 'Yes' })));
    const { store } = await open(dir, { definitions });
    const accept = () => store.current().messages.tech.consent.accept;
    expect(accept()).toBe('Yes');
    await changeAfter(store, () => writeFile(join(dir, CONSENT), consentWith({ accept: 'Sure' })));
    expect(accept()).toBe('Sure');
    await changeAfter(store, () => writeFile(join(dir, CONSENT), '{ "accept": '));
    expect(accept()).toBe('Sure');
    expect(store.faults()).toMatchObject([{ file: CONSENT, code: 'JSON_SYNTAX' }]);
  });
});
