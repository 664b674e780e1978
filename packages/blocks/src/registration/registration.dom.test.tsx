import type { Action } from '@broadsheet/contract/actions';
import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFixture, textOf } from '../render.fixtures.tsx';
import { fixtures, stepFixture } from './registration.fixtures.ts';
import { Registration } from './registration.tsx';
import type { StepData } from './schema.ts';

const RULES: readonly [RegistrationStep, string, boolean, boolean][] = [
  ['addPersonalDetails', 'Save & Next', false, false],
  ['addEducationalDetails', 'Save & Next', true, false],
  ['addWorkExperience', 'Save & Next', true, true],
  ['addAdditionalDetails', 'Save & Next', true, true],
  ['addAudioVideoProfile', 'Continue', true, true],
  ['addCoverLetterAndSkills', 'Save & Next', true, true],
];

const actions: Action[] = [];
const fetched = vi.fn<typeof fetch>();
let root: Root | undefined;

const element = (data: StepData) => (
  <Registration
    id="own"
    settings={{ begin: '' }}
    data={{ failed: null, seeker: data }}
    slots={{}}
    messages={builtInMessages()}
    dispatch={(action) => void actions.push(action)}
  />
);
const show = async (data: StepData) => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    root = createRoot(document.getElementById('root') ?? document.body);
    root.render(element(data));
  });
};
const buttonNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
const press = (name: string) =>
  act(async () => {
    const button = buttonNamed(name);
    if (!button) throw new Error(`nothing says ${name}`);
    const form = button.closest('form');
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const type = (name: string, value: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!input) throw new Error(`no ${name}`);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const saved = (id: number | null = null) =>
  Response.json({
    message: 'Saved.',
    id,
    completeness: {},
    registration: { done: [], next: null },
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => saved());
  actions.length = 0;
  sessionStorage.clear();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(RULES)('the step %s', (step, submit, mayGoBack, maySkip) => {
  const index = REGISTRATION_STEPS.indexOf(step);
  const before = REGISTRATION_STEPS[index - 1];

  it(`says ${submit}, ${mayGoBack ? '' : 'no '}back, ${maySkip ? '' : 'no '}skip`, async () => {
    await show(stepFixture(step));
    expect(buttonNamed(submit)).toBeDefined();
    const back = mayGoBack ? `/registration/${before}` : undefined;
    expect(buttonNamed('Back')?.getAttribute('href')).toBe(back);
    expect(buttonNamed('Skip') !== undefined).toBe(maySkip);
    const here = document.querySelectorAll('[aria-current="step"]');
    expect(here).toHaveLength(1);
    expect(textOf(document.body.innerHTML)).toContain(`Step ${index + 1} of 6`);
  });
});

describe('a step', () => {
  it('saves and goes on; the last one leads to the jobs', async () => {
    await show(stepFixture('addAdditionalDetails'));
    await type('noticePeriod', '60');
    await press('Save & Next');
    expect(sent()).toEqual([
      {
        step: 'addAdditionalDetails',
        currentCTC: 12.5,
        confidential: 1,
        expectedCTC: 18,
        negotiable: 0,
        noticePeriod: 60,
      },
    ]);
    expect(actions).toEqual([{ action: 'navigate', href: '/registration/addAudioVideoProfile' }]);
    await act(async () => root?.unmount());
    await show(stepFixture('addCoverLetterAndSkills'));
    await press('Save & Next');
    expect(sent()[1]).toMatchObject({ step: 'addCoverLetterAndSkills', skills: ['java'] });
    expect(actions[1]).toEqual({ action: 'navigate', href: '/jobfeed' });
  });

  it('is skipped by a call of its own', async () => {
    await show(stepFixture('addWorkExperience'));
    await press('Skip');
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^\/api\/user\/profile\/skipwork/);
    expect(sent()).toEqual([{ step: 'addWorkExperience' }]);
    expect(actions).toEqual([{ action: 'navigate', href: '/registration/addAdditionalDetails' }]);
  });

  it('stays with its input while the service is down', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'Resting.' }, { status: 503 }));
    await show(stepFixture('addAdditionalDetails'));
    await type('noticePeriod', '45');
    await press('Save & Next');
    expect(actions).toEqual([]);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Resting.');
    expect(document.querySelector<HTMLInputElement>('[name="noticePeriod"]')?.value).toBe('45');
  });

  it('reloads after going back to an outdated view', async () => {
    const data = stepFixture('addAdditionalDetails');
    await show(data);
    await press('Save & Next');
    await act(async () => root?.unmount());
    actions.length = 0;
    await show(data);
    expect(actions).toEqual([
      { action: 'navigate', href: `${window.location.pathname}${window.location.search}` },
    ]);
  });
});

describe('a list', () => {
  const removed = async () => {
    await show(stepFixture('addWorkExperience'));
    await press('Remove');
    expect(sent()).toEqual([{ step: 'removePosition', id: 31 }]);
    expect(textOf(document.body.innerHTML)).toContain('Removed: Senior engineer, Kaveri Systems');
  };

  it('restores a removed entry completely', async () => {
    await removed();
    fetched.mockImplementation(async () => saved(77));
    await press('Undo');
    expect(sent()[1]).toEqual({
      step: 'savePosition',
      title: 'Senior engineer',
      company: 'Kaveri Systems',
      from: '2021-04',
      until: '',
      description: 'Payments.\nOn call.',
    });
    expect(textOf(document.body.innerHTML)).not.toContain('Removed:');
    await press('Remove');
    expect(sent()[2]).toEqual({ step: 'removePosition', id: 77 });
  });

  const offer = (values: Record<string, string>) => ({ values, notes: {} });
  const sahyadri = { title: 'Lead', company: 'Sahyadri', from: '2020-01', description: 'Java.' };
  const godavari = { title: 'Engineer', company: 'Godavari', from: '2017-06', until: '2019-12' };

  it("saves the resume's positions by the button of the step", async () => {
    const offers = [offer(sahyadri), offer(godavari)];
    await show(stepFixture('addWorkExperience', { positions: [], offers }));
    await press('Save & Next');
    expect(sent()).toEqual([
      {
        step: 'addWorkExperience',
        experienceStatus: 'experienced',
        experienceYear: 5,
        experienceMonth: 3,
        functionalArea: 1,
        industry: 4,
        positions: [
          { ...sahyadri, until: null },
          { ...godavari, description: '' },
        ],
      },
    ]);
    expect(actions).toEqual([{ action: 'navigate', href: '/registration/addAdditionalDetails' }]);
  });

  it('omits skipped and empty entries, and validates the others', async () => {
    const offers = [offer(sahyadri), offer({ company: 'Godavari' })];
    await show(stepFixture('addWorkExperience', { positions: [], offers }));
    await press('Save & Next');
    expect(sent()).toEqual([]);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(
      builtInMessages().work.fromMissing,
    );
    await act(async () =>
      document
        .querySelector<HTMLElement>('[name="positions.1.leaveOut"][type="checkbox"]')
        ?.click(),
    );
    expect(document.querySelector('[name="positions.1.company"]')).toBeNull();
    await press('Save & Next');
    expect(sent()[0].positions).toEqual([{ ...sahyadri, until: null }]);
  });

  it('adds an empty entry after each filled one', async () => {
    await show(stepFixture('addEducationalDetails', { educations: [], offers: [] }));
    const countEntries = () => document.querySelectorAll('[name$=".institute"]').length;
    expect(countEntries()).toBe(1);
    await type('educations.0.institute', 'NIT Karnataka');
    expect(countEntries()).toBe(2);
    const degree = document.querySelector<HTMLSelectElement>('[name="educations.0.degree"]');
    if (degree) degree.value = 'B.Tech';
    await type('educations.0.year', '2018');
    await press('Save & Next');
    expect(sent()).toEqual([
      {
        step: 'addEducations',
        educations: [
          { degree: 'B.Tech', institute: 'NIT Karnataka', year: 2018, courseType: 'full-time' },
        ],
      },
    ]);
  });

  it('warns once about an unsaved edit', async () => {
    await show(stepFixture('addWorkExperience'));
    await type('title', 'Principal engineer');
    await press('Save & Next');
    expect(sent()).toEqual([]);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(
      'You have unsaved changes.',
    );
    await press('Save & Next');
    expect(sent()).toHaveLength(1);
  });
});

it("fills the resume's values into untouched fields only", async () => {
  vi.useFakeTimers();
  const resume = {
    phone: { value: '+919000000001', confidence: 0.7 },
    location: { value: 'Bengaluru', confidence: 0.9 },
    positions: [],
    education: [],
    skills: [],
  };
  const answers = [
    { status: 'reading', failure: null, resume: null, parsedAt: null },
    { status: 'read', failure: null, resume, parsedAt: '2026-06-02T10:00:00.000Z' },
  ];
  fetched.mockImplementation(async () => Response.json(answers.shift()));
  const begin = { values: { name: 'Asha Rao' }, notes: {} };
  await show(stepFixture('addPersonalDetails', { begin, phone: null, isReading: true }));
  await type('phone', '98000 00002');
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(document.querySelector('[name="currentCity"]')?.getAttribute('value')).toBe('');
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(document.querySelector<HTMLInputElement>('[name="phone"]')?.value).toBe('98000 00002');
  expect(document.querySelector('[name="currentCity"]')?.getAttribute('value')).toBe('bangalore');
  const text = textOf(document.body.innerHTML);
  expect(text).toContain(builtInMessages()['resume-reading'].read);
  expect(text).toContain('From your resume.');
  expect(text).not.toContain("From your resume. We're not sure we read this right. Is it correct?");
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('visitors are led to an account, and return here', () => {
  expect(renderFixture(Registration, fixtures, 'visitor')).toContain(
    'href="/register?next=%2Fregistration%2FaddPersonalDetails"',
  );
});

it('every button of the first step sends a selected resume without JavaScript', () => {
  document.body.innerHTML = renderFixture(Registration, fixtures);
  const files = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const forms = files.map((input) => document.getElementById(input.getAttribute('form') ?? ''));
  expect(forms.map((form) => form?.getAttribute('enctype'))).toEqual(['multipart/form-data']);
  expect(forms[0]?.getAttribute('action')).toBe('/api/user/v2/profile/with-file');
  expect(files.map(({ required }) => required)).toEqual([false]);
  const id = forms[0]?.id;
  const buttons = [...document.querySelectorAll('button[type="submit"]')].filter(
    (button) => button.getAttribute('form') === id || forms[0]?.contains(button),
  );
  expect(
    buttons.map((button) => button.querySelector('span')?.textContent ?? button.textContent),
  ).toEqual(['Upload', 'Save & Next']);
  expect(buttons[0]?.getAttribute('name')).toBe('stay');
  expect(buttons[0]?.getAttribute('value')).toBe('/registration/addPersonalDetails');
  expect(files.map(({ name }) => name)).toEqual(['resume']);
});
