import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeOf } from '../changes/change.fixture.ts';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  showPage,
  typeInto,
} from '../test-page.fixture.tsx';
import { ContentFormEditor } from './content-form-editor.tsx';

const FILE = 'brand-configs/tech.json';
const TEXT = readFileSync(join(import.meta.dirname, '../../../..', FILE), 'utf8');
const palette = { types: [], brands: [], experiments: {} };

const pages = [
  {
    kind: 'faq',
    file: 'layouts/faq.json',
    brands: ['tech', 'management'],
    ownHeaderOf: ['tech'],
    landing: null,
  },
  {
    kind: 'home',
    file: 'layouts/home.json',
    brands: ['tech', 'management'],
    ownHeaderOf: ['management'],
    landing: null,
  },
  {
    kind: 'epoch',
    file: 'layouts/epoch.json',
    brands: ['management'],
    ownHeaderOf: ['management'],
    landing: null,
  },
];

let saved = '';
const openForm = async (text = TEXT, file = FILE): Promise<void> => {
  answerFetch(({ path, body }) => {
    if (path.startsWith('/palette')) return [200, palette];
    if (path === '/pages') return [200, { items: pages }];
    saved = (body as { text?: string } | null)?.text ?? saved;
    return [200, changeOf({ documents: [] })];
  });
  const begins = { text, version: null };
  await showPage(
    <ContentFormEditor
      change={changeOf({ documents: [] })}
      file={file}
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

const press = async (within: Element, name: string): Promise<void> => {
  const button = [...within.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  );
  if (!button) throw new Error(`there is no button ${name}`);
  await act(async () => button.click());
};
const save = async (): Promise<void> => {
  await press(document.body, 'Save');
  await flushTasks();
};

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('shows what a new price looks like, and writes nothing else of the file', async () => {
  await openForm();
  await typeInto(fieldOf('Plan: Pro membership', 'Price'), '1250');
  expect(sectionOf('Plan: Pro membership').textContent).toContain('₹417 a month');
  await save();
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

it('adds and removes what has a name, and marks a link that is not complete', async () => {
  await openForm();
  const links = sectionOf('Links');
  await press(links, 'Remove LinkedIn');
  await typeInto(fieldOf('Links', 'Add to Social networks'), 'Mastodon');
  await press(links, 'Add');
  await typeInto(fieldOf('Links', 'Mastodon'), 'mastodon.example');
  expect(links.textContent).toContain('The format is not valid.');
  await typeInto(fieldOf('Links', 'Mastodon'), 'https://mastodon.example/@tech');
  expect(links.textContent).not.toContain('The format is not valid.');
  await save();
  expect(Object.keys(JSON.parse(saved).links.social)).toEqual([
    'x',
    'instagram',
    'youtube',
    'mastodon',
  ]);
});

it('shows a long list by its names, and a new entry open, with a number of its own', async () => {
  await openForm();
  const cities = sectionOf('Cities');
  expect(cities.querySelector('summary ~ * summary')?.textContent).toBe('Mumbai');
  await press(cities, 'Move Mumbai down');
  await press(cities, 'Add item');
  const opened = [...cities.querySelectorAll('li > details')].filter(
    (each) => each instanceof HTMLDetailsElement && each.open,
  );
  expect(opened.map((each) => each.querySelector('summary')?.textContent)).toEqual([
    expect.stringMatching(/^Cities \d+, new$/),
  ]);
  await save();
  const { cities: written } = JSON.parse(saved);
  expect(written[1].label).toBe('Mumbai');
  expect(new Set(written.map(({ id }: { id: number }) => id)).size).toBe(written.length);
});

it('takes over what questions of two kinds have in common, and needs one place to be shown', async () => {
  const survey = { id: 'one', title: 'Well?', placements: ['jobfeed'] };
  const question = { id: 'why', kind: 'text', question: 'Why do you say so?' };
  const text = JSON.stringify({ surveys: [{ ...survey, questions: [question] }] });
  await openForm(text, 'layouts/surveys/tech.json');
  const surveys = sectionOf('Surveys');
  await press(surveys, 'Scale');
  const box = surveys.querySelector('input[type=checkbox]');
  await act(async () => (box as HTMLInputElement | null)?.click());
  expect(surveys.textContent).toContain('Choose at least one.');
  await save();
  const [written] = JSON.parse(saved).surveys;
  expect(written.questions[0]).toMatchObject({
    id: 'why',
    kind: 'scale',
    question: question.question,
  });
  expect(written.placements).toEqual([]);
});

const LIGHT_LOGO = `/media/${'a'.repeat(64)}.webp`;
const DARK_LOGO = `/media/${'b'.repeat(64)}.webp`;
const withLogo = (logo: unknown): string => JSON.stringify({ ...JSON.parse(TEXT), logo }, null, 2);

it('shows the logo in the header, in both modes and on phones', async () => {
  await openForm(withLogo({ light: LIGHT_LOGO, dark: DARK_LOGO, alt: 'Broadsheet Tech' }));
  const shown = [...document.querySelectorAll('.logo-sample')].map((sample) => [
    sample.querySelector('figcaption')?.textContent,
    sample.querySelector('img')?.getAttribute('src'),
    sample.querySelector('img')?.getAttribute('alt'),
  ]);
  expect(shown).toEqual([
    ['Light mode, phone', LIGHT_LOGO, 'Broadsheet Tech'],
    ['Light mode, desktop', LIGHT_LOGO, 'Broadsheet Tech'],
    ['Dark mode, phone', DARK_LOGO, 'Broadsheet Tech'],
    ['Dark mode, desktop', DARK_LOGO, 'Broadsheet Tech'],
  ]);
  await press(sectionOf('Logo'), 'Remove Picture in dark mode');
  expect([...document.querySelectorAll('.logo-sample img[src*="bbb"]')]).toEqual([]);
});

it.each(['', 'Broadsheet Tech'])('a logo without its picture is none: text %j', async (alt) => {
  await openForm(withLogo({ light: LIGHT_LOGO, alt }));
  await press(sectionOf('Logo'), 'Remove Picture');
  expect(sectionOf('Logo').querySelector('.logo-header')?.textContent).toBe('Broadsheet Tech');
  await save();
  expect(JSON.parse(saved)).toEqual(JSON.parse(TEXT));
});

it('a logo can have its text first, and its picture is then required', async () => {
  await openForm();
  const logo = sectionOf('Logo');
  expect(logo.textContent).not.toContain('Required. Add a picture.');
  const text = find('[aria-label="Logo"] textarea', HTMLTextAreaElement);
  await typeInto(text, 'Broadsheet Tech');
  expect(text.value).toBe('Broadsheet Tech');
  expect(logo.textContent).toContain('Required. Add a picture.');
  await typeInto(text, '');
  await save();
  expect(JSON.parse(saved)).toEqual(JSON.parse(TEXT));
});

it('shows the chosen fonts, and takes no logo from elsewhere', async () => {
  await openForm(JSON.stringify({ ...JSON.parse(TEXT), fonts: 'serif-headings' }, null, 2));
  const heading = document.querySelector<HTMLElement>('.font-sample-heading');
  expect(heading?.style.fontFamily).toContain('Palatino Linotype');
  await press(sectionOf('Logo'), 'Add Picture');
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('Image URL');
});

it('the header has one list of categories, and the pages of the site with their own are named', async () => {
  await openForm();
  const header = sectionOf('Header');
  expect(header.textContent).toContain('Applies to every page.');
  expect(
    [...header.querySelectorAll('.content-section-body > :last-child li')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(['FAQ']);
});
