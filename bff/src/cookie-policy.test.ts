import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseProse } from '@broadsheet/contract/parse-prose';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What runs in the BFF and in browsers. */
const SOURCES = ['bff/src', 'renderer/src', 'packages/blocks/src', 'packages/browser-calls/src'];

/** By what the sources keep something, and under which name of the policy. */
const COOKIES = {
  BAND_COOKIE: 'band',
  CONSENT_COOKIE: 'consent',
  VISITOR_COOKIE: 'vid',
  ARMS_COOKIE: 'arms',
  tokenCookie: 'token',
  MEMBER_COOKIE: 'member',
  KEPT_CALL_COOKIE: 'kept-call',
  CHANGED_COOKIE: 'changed',
  GUEST_COOKIE: 'guest',
  studioCookie: 'studio_session',
};
const NOTES = {
  STORE: 'broadsheet:scroll',
  RECENT_STORE: 'recent-searches',
  STICKY_STORE: 'chat-sticky',
  chatNoteOf: 'chat: and the number of a chat',
  nameOf: 'draft: and the name of a form',
  STORED_TOKEN_NAME: 'storedToken',
};
/** What passes on a name that it was given. */
const PASSED_ON = ['name'];

const filesIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
const code = SOURCES.flatMap(filesIn)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures?)\.tsx?$/.test(file))
  .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
  .join('\n');
const namesIn = (pattern: RegExp): string[] =>
  [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]
    .filter((name) => !PASSED_ON.includes(name))
    .sort();

const policy = parseProse(readFileSync(`${ROOT}layouts/content/cookiepolicy.md`, 'utf8')).parts;
const tables = policy.flatMap((part) =>
  part.kind === 'table' ? [part.rows.map(([name]) => name?.map(({ text }) => text).join(''))] : [],
);

it('the policy names every cookie that the site sets, and no other', () => {
  expect(namesIn(/\b(?:keepCookie|setCookie)\(\s*([\w']+),/g)).toEqual(Object.keys(COOKIES).sort());
  expect(tables[0]).toEqual(Object.values(COOKIES));
  expect(namesIn(/document\.cookie = '(\w+)=(?!;)/g)).toEqual([]);
});

it('the policy names every note that browsers keep, and no other', () => {
  const kept = namesIn(/(?:Storage\.setItem|\bkeepItem)\(\s*(\w+)/g);
  expect(kept).toEqual(Object.keys(NOTES).sort());
  expect(tables[1]).toEqual(Object.values(NOTES));
});

it('the policy counts its cookies right', () => {
  const counted = policy[0]?.kind === 'paragraph' ? policy[0].line.map(({ text }) => text) : [];
  expect(counted.join('')).toContain(
    ` ${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][tables[0]?.length ?? 0]} at most`,
  );
});
