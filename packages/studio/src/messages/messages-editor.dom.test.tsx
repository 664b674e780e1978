import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeOf, documentOf } from '../changes/change.fixture.ts';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  showPage,
  typeInto,
} from '../test-page.fixture.tsx';
import { MessagesEditor } from './messages-editor.tsx';

const SHARED = 'layouts/messages/en-IN/consent.json';
const TECH = 'layouts/messages/en-IN.tech/consent.json';
const LIVE: Readonly<Record<string, string>> = {
  [SHARED]: '{ "accept": "Accept", "plan": "Buy {plan}" }\n',
};

let saved = '';
/** @param own what Tech words in its own way in the draft; null if it has no file */
const open = async (file: string, own: string | null): Promise<void> => {
  const change = changeOf({ documents: own === null ? [] : [documentOf(TECH, own)] });
  answerFetch(({ method, path, body }) => {
    if (method === 'PUT') {
      saved = (body as { text: string }).text;
      return [200, change];
    }
    if (path.startsWith('/files'))
      return [200, { items: Object.keys(LIVE).map((each) => ({ file: each, origin: 'file' })) }];
    if (path.startsWith('/file')) return [200, { file: SHARED, text: LIVE[SHARED] }];
    if (path.startsWith('/presence')) return [200, { version: 4, others: [], otherChanges: [] }];
    if (path.endsWith('/check'))
      return [200, { version: 4, findings: [], known: [], warnings: [] }];
    if (path.startsWith('/palette')) return [200, { types: [], brands: [], experiments: {} }];
    return [200, change];
  });
  const text = file === TECH ? (own ?? '') : (LIVE[file] ?? '');
  await showPage(
    <MessagesEditor
      change={change}
      file={file}
      begins={{ text, version: null }}
      onChange={() => undefined}
    />,
  );
};

const pressLabelled = async (label: string): Promise<void> => {
  await act(async () => find(`button[aria-label="${label}"]`, HTMLButtonElement).click());
  await flushTasks();
};
const form = () => find('.messages-form', HTMLElement);
const save = async () => {
  await pressButton('Save');
  await flushTasks();
};

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('a site can word one text in its own way, and keeps all others', async () => {
  await open(TECH, null);
  expect(document.querySelectorAll('textarea')).toHaveLength(0);
  await pressLabelled('Change for Tech site: Accept');
  await typeInto(find('textarea', HTMLTextAreaElement), 'Yes, please');
  expect(form().textContent).toContain('Both sites: Accept');
  await save();
  expect(JSON.parse(saved)).toEqual({ accept: 'Yes, please' });
});

it('a text of one site can be given up for that of both sites', async () => {
  await open(TECH, '{ "accept": "Yes" }\n');
  await pressLabelled('Use the text of both sites: Accept');
  expect(document.querySelectorAll('textarea')).toHaveLength(0);
  await save();
  expect(JSON.parse(saved)).toEqual({});
});

it('a text that no page shows can be removed', async () => {
  await open(TECH, '{ "acept": "Yes" }\n');
  expect(form().textContent).toContain('Acept: no page shows this text.');
  await pressButton('Remove Acept');
  await save();
  expect(JSON.parse(saved)).toEqual({});
});

it('the texts of both sites say where a site has its own', async () => {
  await open(SHARED, '{ "accept": "Yes" }\n');
  expect(form().textContent).toContain('Tech site shows its own text: Yes');
  expect(form().textContent).not.toContain('Management site shows');
});

it('the way leads from one site to the other', async () => {
  await open(SHARED, null);
  const links = [...document.querySelectorAll('nav a')].map((link) => [
    link.textContent,
    link.getAttribute('href')?.split('file=')[1],
    link.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['Both sites', SHARED, 'page'],
    ['Tech site', TECH, null],
    ['Management site', 'layouts/messages/en-IN.management/consent.json', null],
  ]);
});
