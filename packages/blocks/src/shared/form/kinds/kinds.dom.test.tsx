import { saveProfile } from '@broadsheet/contract/calls/profile';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallForm } from '../call-form.tsx';
import type { FormPlan, Typed } from '../form-plan.ts';
import { choice } from './choice.tsx';
import { cities } from './cities.tsx';
import { city } from './city.tsx';
import { date, tidyMonth } from './dates.tsx';
import { number } from './number.ts';
import { select } from './select.tsx';
import { textarea } from './textarea.tsx';

const CITIES = [
  { value: 'bangalore', label: 'Bangalore', words: ['Bengaluru'] },
  { value: 'belgaum', label: 'Belgaum', words: [] },
  { value: 'pune', label: 'Pune', words: [] },
];
const SEXES = [
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
  { value: '', label: 'Rather not say' },
];
const span = { min: '1926-01-01', max: '2012-06-30', missing: 'Enter a day.', beyond: 'Too far.' };
const range = { min: 0, max: 365, missing: 'Enter the days.', name: 'Notice period' };
const plan: FormPlan<typeof saveProfile> = {
  id: 'kinds',
  call: saveProfile,
  fields: [
    { name: 'dob', kind: date(span), label: 'Date of birth', optional: true, whenEmpty: null },
    { name: 'gender', kind: choice(SEXES, ''), label: 'Gender', optional: true, whenEmpty: '' },
    { name: 'noticePeriod', kind: number(range), label: 'Notice', optional: true },
    {
      name: 'maritalStatus',
      kind: select([{ value: 'single', label: 'Single' }], { nothing: 'Not said', missing: '' }),
      label: 'Marital status',
      optional: true,
      whenEmpty: null,
    },
    { name: 'currentCity', kind: city(CITIES, ''), label: 'City', optional: true, whenEmpty: null },
    { name: 'preferredCities', kind: cities(CITIES, 2), label: 'Cities I like', optional: true },
    { name: 'coverletter', kind: textarea(500, 4), label: 'Letter', optional: true, whenEmpty: '' },
  ],
  submit: 'Save',
  busy: 'Saving…',
};
const KNOWN: Typed = { dob: '1996-04-23', gender: '2', currentCity: 'pune', coverletter: 'Hello.' };

const fetched = vi.fn<typeof fetch>();
let root: Root | undefined;
const form = (offered: Typed = {}, values = KNOWN) => (
  <CallForm
    plan={plan}
    messages={builtInMessages()}
    values={values}
    offered={offered}
    dispatch={() => undefined}
    next="/"
    onDone={() => undefined}
  />
);
const wake = async (node = form()) => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    root = createRoot(document.getElementById('root') ?? document.body);
    root.render(node);
  });
};
const find = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const type = (selector: string, value: string) =>
  act(async () => {
    const input = find(selector);
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    own?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const choosePart = (part: string, value: string) =>
  act(async () => {
    const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${part}"]`);
    if (!field) throw new Error(`no ${part}`);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (selector: string, key: string) =>
  act(async () => {
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const send = async (): Promise<unknown> => {
  await act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  return JSON.parse(String(fetched.mock.lastCall?.[1]?.body ?? 'null'));
};
const CITY = '[role="combobox"][aria-label="City"]';
const LIKED = '[role="combobox"][aria-label="Cities I like"]';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ message: 'Saved.' }));
  sessionStorage.clear();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

it('are native controls with their values without JavaScript', () => {
  const html = renderToStaticMarkup(form());
  expect(html).toMatch(/<legend[^>]*>Date of birth/);
  expect(html).toMatch(/type="date" [^>]*name="dob" value="1996-04-23"/);
  expect(html).toMatch(/type="radio" name="gender" checked="" value="2"/);
  expect(html).toContain('<option value="pune" selected="">Pune</option>');
  expect(html).toMatch(/type="checkbox" name="preferredCities\[\]" value="belgaum"/);
  expect(html).toMatch(/<textarea [^>]*name="coverletter"[^>]*>Hello\.<\/textarea>/);
});

it('send their initial values, and cleared ones as empty', async () => {
  await wake();
  expect(await send()).toEqual({
    dob: '1996-04-23',
    gender: '2',
    maritalStatus: null,
    currentCity: 'pune',
    preferredCities: [],
    coverletter: 'Hello.',
  });
  for (const part of ['Day', 'Month', 'Year']) await choosePart(part, '');
  await type('[name="coverletter"]', ' ');
  await type(CITY, '');
  expect(await send()).toMatchObject({ dob: null, currentCity: null, coverletter: '' });
});

const chooseDate = async (day: string, month: string, year: string) => {
  await choosePart('Day', day);
  await choosePart('Month', month);
  await choosePart('Year', year);
};

it('refuse a date without all parts, and one that does not exist', async () => {
  await wake(form({}, {}));
  for (const day of ['', '31']) {
    await chooseDate(day, '02', '1996');
    await send();
    expect(fetched).not.toHaveBeenCalled();
    expect(find('[role="alert"]').textContent).toContain(
      'Choose a day, month and year that exist.',
    );
  }
  await chooseDate('29', '02', '1996');
  expect(await send()).toMatchObject({ dob: '1996-02-29' });
});

it('find a city by any of its names, with the keyboard alone', async () => {
  await wake();
  await type(CITY, 'bengal');
  expect(find(CITY).getAttribute('aria-expanded')).toBe('true');
  await press(CITY, 'ArrowDown');
  await press(CITY, 'Enter');
  expect(find(CITY).value).toBe('Bangalore');
  for (const letters of ['pu', 'belg']) {
    await type(LIKED, letters);
    await press(LIKED, 'ArrowDown');
    await press(LIKED, 'Enter');
  }
  expect(document.querySelector(LIKED)).toBeNull();
  const liked = { currentCity: 'bangalore', preferredCities: ['pune', 'belgaum'] };
  expect(await send()).toMatchObject(liked);
});

it('reject numbers and days out of range', async () => {
  await wake();
  await type('[name="noticePeriod"]', '4,000');
  await chooseDate('01', '07', '2012');
  expect(await send()).toBeNull();
  const alertText = document.querySelector('[role="alert"]')?.textContent;
  expect(alertText).toContain('Notice period must be between 0 and 365.');
  expect(alertText).toContain('Too far.');
});

describe('what was typed', () => {
  it("is restored, cleared fields too, and untouched fields have the server's value", async () => {
    await wake();
    await chooseDate('', '', '');
    await type(CITY, 'Belgaum');
    await act(async () => root?.unmount());
    await wake(form({}, { ...KNOWN, coverletter: 'Dear all.' }));
    expect(find('[name="dob"]').value).toBe('');
    expect(find(CITY).value).toBe('Belgaum');
    expect(find('[name="coverletter"]').value).toBe('Dear all.');
  });

  it('is never overwritten by offered values, which fill untouched fields', async () => {
    await wake(form({}, {}));
    await type('[name="coverletter"]', 'My own.');
    const offered = { coverletter: 'Of the resume.', currentCity: 'pune', noticePeriod: '30' };
    await act(async () => root?.render(form(offered, {})));
    expect(find(CITY).value).toBe('Pune');
    expect(await send()).toMatchObject({
      coverletter: 'My own.',
      currentCity: 'pune',
      noticePeriod: 30,
    });
  });
});

it.each([
  ['04/2021', '2021-04'],
  ['Sept 2020', '2020-09'],
  ['2019-7', '2019-07'],
  ['soon', 'soon'],
])('a month typed as %s is %s', (typed, meant) => {
  expect(tidyMonth(typed)).toBe(meant);
});
