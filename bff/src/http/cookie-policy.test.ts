import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COOKIES, cookieNameOf } from '@broadsheet/contract/cookie-names';
import { parseProse } from '@broadsheet/contract/parse-prose';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What runs in the BFF and in browsers. */
const SOURCES = [
  'bff/src',
  'renderer/src',
  'packages/blocks/src',
  'packages/browser-calls/src',
  'packages/studio/src',
];

/** Code that reads or sets cookies by name. */
const OWN_NAMES = /\.(?:setCookie|clearCookie)\(|\w\.cookies\b|\bdocument\.cookie\b/;
const BY_ANY_NAME = [
  'bff/src/http/cookies.ts',
  'bff/src/http/unprefixed-cookies.ts',
  'packages/browser-calls/src/browser-cookies.ts',
  'packages/browser-calls/src/drop-browser-cookie.ts',
];
const NOTES = {
  STORE: 'broadsheet:scroll',
  RECENT_SEARCHES_NAME: 'recent-searches',
  STORED_FILTER_NAME: 'storedFilter',
  STICKY_STORE: 'chat-sticky',
  DEVICE_OFFER_NAME: 'device-offer',
  chatNoteOf: 'chat: and the number of a chat',
  draftKey: 'draft: and the name of a form',
  editsKey: 'edits: and the name of a page',
  STORED_TOKEN_NAME: 'storedToken',
};
/** The arguments of functions that pass a given name on. */
const PASSED_ON = ['name'];

const filesIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
const sources = SOURCES.flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures?)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(`${ROOT}${file}`, 'utf8') }));
const code = sources.map((source) => source.code).join('\n');
const namesIn = (pattern: RegExp): string[] =>
  [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]
    .filter((name) => !PASSED_ON.includes(name))
    .sort();

const policy = parseProse(readFileSync(`${ROOT}layouts/content/cookiepolicy.md`, 'utf8')).parts;
const tables = policy.flatMap((part) =>
  part.kind === 'table' ? [part.rows.map(([name]) => name?.map(({ text }) => text).join(''))] : [],
);

it('the policy names every cookie that the site sets, as browsers show it, and no other', () => {
  expect(namesIn(/\bwriteCookie\(\s*'([\w-]+)',/g)).toEqual([...COOKIES].sort());
  expect(tables[0]).toEqual(COOKIES.map((cookie) => cookieNameOf(cookie, true)));
});

it('cookies are read and set in one place of the server and of the browser, by the names of both', () => {
  const found = sources.filter((source) => OWN_NAMES.test(source.code)).map(({ file }) => file);
  expect(found.sort()).toEqual(BY_ANY_NAME);
});

it('the policy names every note that browsers keep, and no other', () => {
  const storedNames = namesIn(/(?:Storage\.setItem|\bwriteStoredItem)\(\s*(\w+)/g);
  expect(storedNames).toEqual(Object.keys(NOTES).sort());
  expect(tables[1]).toEqual(Object.values(NOTES));
});

it('the policy counts its cookies right', () => {
  const counted = policy[0]?.kind === 'paragraph' ? policy[0].line.map(({ text }) => text) : [];
  expect(counted.join('')).toContain(
    ` ${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'][tables[0]?.length ?? 0]} at most`,
  );
});
