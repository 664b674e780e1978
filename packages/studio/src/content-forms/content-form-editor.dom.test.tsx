import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeOf } from '../changes/change.fixture.ts';
import { answerFetch, closePage, flushTasks, showPage, typeInto } from '../test-page.fixture.tsx';
import { ContentFormEditor } from './content-form-editor.tsx';

const FILE = 'brand-configs/tech.json';
const TEXT = readFileSync(join(import.meta.dirname, '../../../..', FILE), 'utf8');
const palette = { types: [], brands: [], experiments: {} };

let saved = '';
const openForm = async (text = TEXT): Promise<void> => {
  answerFetch(({ path, body }) => {
    if (path.startsWith('/palette')) return [200, palette];
    saved = (body as { text?: string } | null)?.text ?? saved;
    return [200, changeOf({ documents: [] })];
  });
  const begins = { text, version: null };
  await showPage(
    <ContentFormEditor
      change={changeOf({ documents: [] })}
      file={FILE}
      begins={begins}
      onChange={() => undefined}
    />,
  );
};
const sectionOf = (title: string): Element => {
  const found = [...document.querySelectorAll('.content-section')].find(
    (each) => each.querySelector('h2')?.textContent === title,
  );
  if (!found) throw new Error(`there is no section ${title}`);
  return found;
};
const fieldOf = (section: string, label: string): HTMLInputElement => {
  const found = [...sectionOf(section).querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )?.control;
  if (!(found instanceof HTMLInputElement)) throw new Error(`there is no field ${label}`);
  return found;
};

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('shows what a new price looks like, and writes nothing else of the file', async () => {
  await openForm();
  await typeInto(fieldOf('Plan: Pro membership', 'Price'), '1250');
  expect(sectionOf('Plan: Pro membership').textContent).toContain('₹417 a month');
  const save = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Save');
  await act(async () => save?.click());
  await flushTasks();
  expect(saved).toBe(
    TEXT.replace('"priceRupees": 999,', '"priceRupees": 1250,').replace(
      '"months": 3,\n      "perMonthRupees": 333',
      '"months": 3,\n      "perMonthRupees": 417',
    ),
  );
});

it('says which colours are too hard to read while they are typed', async () => {
  await openForm();
  const colours = sectionOf('Colours');
  expect(colours.textContent).not.toContain('Too hard to read');
  await typeInto(fieldOf('Colours', 'Text on buttons'), '#d08050');
  expect(colours.textContent).toContain('Too hard to read');
  await typeInto(fieldOf('Colours', 'Text on buttons'), 'brown');
  expect(colours.textContent).toContain('Enter # and six digits');
});

it('has no field for what belongs to the deployment, and offers no text', async () => {
  await openForm();
  expect(document.body.textContent).not.toContain('tech.localhost');
  expect(document.body.textContent).not.toContain('Edit as text');
});

it('shows a damaged file as text', async () => {
  await openForm('{ "name": ');
  expect(document.body.textContent).toContain('The settings of the site are damaged');
  expect(document.querySelector('textarea')?.value).toBe('{ "name": ');
});
