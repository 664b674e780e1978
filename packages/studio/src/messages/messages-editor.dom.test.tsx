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
const PLURAL = 'Apply for {count, plural, one {# job} other {# jobs}} in {city}.';
const NESTED = '{a, plural, one {{b, plural, other {x}}} other {y}}';
const LIVE: Readonly<Record<string, string>> = {
  [SHARED]: '{ "accept": "Accept", "plan": "Buy {plan}" }\n',
};

let saved = '';
/** @param own what Tech words in its own way in the draft; null if it has no file */
const open = async (file: string, own: string | null, shared = LIVE[SHARED]): Promise<void> => {
  const change = changeOf({ documents: own === null ? [] : [documentOf(TECH, own)] });
  answerFetch(({ method, path, body }) => {
    if (method === 'PUT') {
      saved = (body as { text: string }).text;
      return [200, change];
    }
    if (path.startsWith('/files'))
      return [200, { items: Object.keys(LIVE).map((each) => ({ file: each, origin: 'file' })) }];
    if (path.startsWith('/file')) return [200, { file: SHARED, text: shared }];
    if (path.startsWith('/presence')) return [200, { version: 4, others: [], otherChanges: [] }];
    if (path.endsWith('/check'))
      return [200, { version: 4, findings: [], known: [], warnings: [] }];
    if (path.startsWith('/palette')) return [200, { types: [], brands: [], experiments: {} }];
    return [200, change];
  });
  const text = file === TECH ? (own ?? '') : (shared ?? '');
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
  expect(document.activeElement).toBe(find('textarea', HTMLTextAreaElement));
  await typeInto(find('textarea', HTMLTextAreaElement), 'Yes, please');
  expect(form().textContent).toContain('Both sites: Accept');
  await save();
  expect(JSON.parse(saved)).toEqual({ accept: 'Yes, please' });
});

it('a text of one site can be given up for that of both sites', async () => {
  await open(TECH, '{ "accept": "Yes" }\n');
  await pressLabelled('Use the text of both sites: Accept');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change for Tech site: Accept');
  expect(document.querySelectorAll('textarea')).toHaveLength(0);
  await save();
  expect(JSON.parse(saved)).toEqual({});
});

it('a text that both sites do not have can be removed', async () => {
  await open(TECH, '{ "acept": "Yes" }\n');
  expect(form().textContent).toContain('Acept: both sites have no text of this name.');
  await pressButton('Remove Acept');
  expect(document.activeElement).toBe(find('.messages-form input', HTMLInputElement));
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

const labelsOf = () =>
  [...document.querySelectorAll('.messages-form .message-text label')].map(
    ({ textContent }) => textContent,
  );
const areas = () => [...document.querySelectorAll<HTMLTextAreaElement>('.messages-form textarea')];
const areaAt = (at: number): HTMLTextAreaElement => {
  const area = areas()[at];
  if (!area) throw new Error(`there is no field ${at}`);
  return area;
};

it('a text with a number has a sentence for each case, a preview and no brace', async () => {
  await open(SHARED, null, JSON.stringify({ remaining: PLURAL }));
  expect(labelsOf()).toEqual(['When the number is 1', 'Otherwise']);
  expect(areas().map(({ value }) => value)).toEqual([
    'Apply for [number] job in [city].',
    'Apply for [number] jobs in [city].',
  ]);
  const preview = [...document.querySelectorAll('.message-preview li')];
  expect(preview.map(({ textContent }) => textContent)).toEqual([
    '0: Apply for 0 jobs in [city].',
    '1: Apply for 1 job in [city].',
    '2: Apply for 2 jobs in [city].',
    '14: Apply for 14 jobs in [city].',
  ]);
  expect(form().textContent).not.toMatch(/[{}]/);

  await typeInto(areaAt(0), 'Apply for one job in [city].');
  await save();
  expect(JSON.parse(saved)).toEqual({
    remaining: 'Apply for {count, plural, one {one job} other {# jobs}} in {city}.',
  });
});

it('a text for 0 is added and removed', async () => {
  await open(SHARED, null, JSON.stringify({ remaining: PLURAL }));
  await pressLabelled('Add the text for 0: Remaining');
  expect(labelsOf()[0]).toBe('When the number is 0');
  await typeInto(areaAt(0), 'No jobs in [city].');
  expect(form().textContent).toContain('0: No jobs in [city].');
  await pressLabelled('Remove the text for 0: Remaining');
  expect(labelsOf()).toEqual(['When the number is 1', 'Otherwise']);
});

it('a value that is missing is named, and a button puts it back', async () => {
  await open(SHARED, null);
  await typeInto(areaAt(1), 'Buy ');
  expect(form().textContent).toContain('Write [plan] into the text: pages fill it in.');
  await pressLabelled('Add [plan]: Plan');
  expect(areaAt(1).value).toBe('Buy [plan]');
  expect(document.activeElement).toBe(areaAt(1));
  expect(areaAt(1).selectionStart).toBe('Buy [plan]'.length);
  expect(form().textContent).not.toContain('Write [plan]');
});

it('what cannot be sentences is in a folded field, as it is', async () => {
  await open(SHARED, null, JSON.stringify({ remaining: NESTED }));
  expect(find('.messages-form details', HTMLDetailsElement).open).toBe(false);
  expect(areaAt(0).value).toBe(NESTED);
});

it('a site has no form while the texts of both sites are damaged, and a link to them', async () => {
  await open(TECH, '{ "accept": "Yes" }\n', '{ "accept": ');
  expect(document.querySelector('.messages-form')).toBeNull();
  const failure = find('.failure', HTMLElement);
  expect(failure.textContent).toContain('The texts of both sites cannot be read.');
  expect(failure.querySelector('a')?.getAttribute('href')).toContain(SHARED);
});

it('a search finds what people see, and an edit does not take its field away', async () => {
  await open(SHARED, null, JSON.stringify({ remaining: PLURAL, accept: 'Accept' }));
  const search = find('.messages-form input', HTMLInputElement);
  await typeInto(search, 'count, plural');
  expect(areas()).toHaveLength(0);
  await typeInto(search, '[number] job in [city]');
  expect(areas()).toHaveLength(2);
  await typeInto(areaAt(0), 'Apply now in [city].');
  await typeInto(areaAt(1), 'Apply now for [number] in [city].');
  expect(areas()).toHaveLength(2);
});

it('each part of a text offers only its own values, under its own name', async () => {
  const text =
    '{jobs, plural, one {# job in {city}} other {# jobs in {city}}} {days, plural, one {# day} other {# days}}';
  await open(SHARED, null, JSON.stringify({ remaining: text }));
  await typeInto(areaAt(3), 'days');
  const added = [...document.querySelectorAll('button[aria-label^="Add ["]')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(added).toEqual(['Add [number]: Remaining, part 2, Otherwise']);
  expect(areaAt(3).getAttribute('aria-label')).toBe('Remaining, part 2');
  expect(form().textContent).toContain('Otherwise: write [number] into the text');
});

it('a text as it is written shows the one from before, and no hint while it is damaged', async () => {
  await open(SHARED, null, JSON.stringify({ remaining: NESTED }));
  expect(form().textContent).toContain('cases inside cases');
  await typeInto(areaAt(0), NESTED.slice(0, -1));
  expect(form().textContent).toContain(`Before: ${NESTED}`);
  expect(form().textContent).not.toContain('cases inside cases');
});
