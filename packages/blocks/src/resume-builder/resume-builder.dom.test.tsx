import type { Action } from '@broadsheet/contract/actions';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from './resume-builder.fixtures.ts';
import { ResumeBuilder } from './resume-builder.tsx';

const asked: Action[] = [];
const dispatch = (action: Action) => void asked.push(action);
const fetched = vi.fn<typeof fetch>();
let root: Root | null = null;

const draw = async (name = 'usual') => {
  document.body.innerHTML = '<div id="root"></div>';
  const fixture = fixtures[name];
  const place = document.getElementById('root');
  if (!fixture || !place) throw new Error('nothing to draw');
  root = createRoot(place);
  const block = <ResumeBuilder id="own" {...fixture} slots={{}} dispatch={dispatch} />;
  await act(async () => root?.render(block));
};
const leave = () => act(async () => root?.unmount());

const named = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
    ({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string) => act(async () => named(name).click());
const fieldOf = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  const field = document.getElementById(found?.htmlFor ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return field;
};
const type = (label: string, text: string) =>
  act(async () => {
    const field = fieldOf(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));

const preview = () => document.querySelector('[aria-label="Preview"]')?.textContent ?? '';
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-section]')].map(
    ({ dataset }) => dataset.section,
  );
const told = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"]')]
    .map(({ textContent }) => textContent)
    .join(' ');
const sent = (): unknown[] =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(JSON.parse(String(init?.body)).document)));

const accept = () => {
  let version = 3;
  fetched.mockImplementation(async () => {
    version += 1;
    return Response.json({ version, updatedAt: null });
  });
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset();
  accept();
  asked.length = 0;
  sessionStorage.clear();
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sections', () => {
  it('are moved by the keyboard: the button keeps the focus, the place is told, the preview follows', async () => {
    await draw();
    expect(order().slice(0, 4)).toEqual(['work', 'projects', 'education', 'skills']);
    const up = named('↑Move Skills up');
    up.focus();
    await press('↑Move Skills up');
    await press('↑Move Skills up');
    expect(order().slice(0, 4)).toEqual(['work', 'skills', 'projects', 'education']);
    expect(document.activeElement).toBe(up);
    expect(told()).toContain('Skills is now 2 of 11.');
    expect(preview().indexOf('Skills')).toBeLessThan(preview().indexOf('Education'));
    await rest();
    expect(sent()).toMatchObject([
      { meta: { broadsheet: { order: expect.arrayContaining(['work', 'skills']) } } },
    ]);
  });

  it('are dragged by their handles', async () => {
    await draw();
    const heads = [...document.querySelectorAll('[data-section] > :first-child')];
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, heads.indexOf(this) * 50, 300, 40);
    });
    const handle = document.querySelector('[data-section="skills"] [aria-hidden]');
    await act(
      async () => void handle?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
    );
    await act(async () => void window.dispatchEvent(new MouseEvent('pointermove', { clientY: 5 })));
    expect(order()[0]).toBe('skills');
    await act(async () => void window.dispatchEvent(new MouseEvent('pointerup')));
    await act(
      async () => void window.dispatchEvent(new MouseEvent('pointermove', { clientY: 500 })),
    );
    expect(order()[0]).toBe('skills');
    vi.restoreAllMocks();
  });

  it('that are hidden stay in the editor, and leave the preview', async () => {
    await draw();
    await press('Hide Education');
    expect(preview()).not.toContain('IIT Bombay');
    expect(order()).toContain('education');
    await press('Hidden Education');
    expect(preview()).toContain('IIT Bombay');
  });
});

describe('entries', () => {
  it('are removed, and come back by Undo', async () => {
    await draw();
    await press('Remove Trainee');
    expect(preview()).not.toContain('Narmada');
    expect(told()).toContain('Removed: Trainee.');
    await press('Undo');
    expect(preview()).toContain('Narmada');
  });

  it('are added and moved', async () => {
    await draw();
    await press('↑Move Trainee up');
    expect(preview().indexOf('Narmada')).toBeLessThan(preview().indexOf('Kaveri'));
    await press('Add a language');
    await type('Language', 'हिन्दी');
    expect(preview()).toContain('हिन्दी');
  });
});

describe('what is typed', () => {
  it('is saved by itself, and then not kept in the tab', async () => {
    await draw();
    await type('Name', 'Asha Devi Rao');
    expect(told()).toContain('Saving…');
    expect(sessionStorage.length).toBe(1);
    await rest();
    expect(sent()).toMatchObject([{ basics: { name: 'Asha Devi Rao' } }]);
    expect(told()).toContain('Saved');
    expect(sessionStorage.length).toBe(0);
  });

  it('is not lost when saving fails, or the session ends, or the page is left', async () => {
    fetched.mockImplementation(async () =>
      Response.json({ message: 'Please log in again.', code: 'SESSION_EXPIRED' }, { status: 406 }),
    );
    await draw();
    await type('Name', 'Asha Devi Rao');
    await rest();
    expect(told()).toContain('Not saved: Please log in again.');
    expect(asked).toContainEqual(expect.objectContaining({ action: 'leave-session', status: 406 }));
    await leave();
    accept();
    await draw();
    expect(preview()).toContain('Asha Devi Rao');
    await rest();
    expect(sent().at(-1)).toMatchObject({ basics: { name: 'Asha Devi Rao' } });
  });

  it('is shown to nobody else', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'No.' }, { status: 500 }));
    await draw();
    await type('Name', 'Asha Devi Rao');
    await leave();
    const { usual } = fixtures;
    if (!usual?.data.own) throw new Error('no fixture');
    const other = { ...usual, data: { ...usual.data, own: { ...usual.data.own, owner: 'y8' } } };
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root') ?? document.body);
    const block = <ResumeBuilder id="own" {...other} slots={{}} dispatch={dispatch} />;
    await act(async () => root?.render(block));
    expect(preview()).not.toContain('Devi');
  });

  it('is told where it is not right, saved without that, and kept as it is', async () => {
    await draw();
    await type('Website', 'asha.example');
    await rest();
    expect(fieldOf('Website').getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('expected an address that begins with https://');
    expect(told()).toContain('Saved, but for 1 field that needs a look');
    expect(sent().at(-1)).not.toHaveProperty('basics.url');
    await leave();
    await draw();
    expect(fieldOf('Website').value).toBe('asha.example');
  });
});

describe('two windows', () => {
  const theirs = { basics: { name: 'Asha of the other window' } };
  beforeEach(() => {
    fetched.mockImplementation(async (_address, init) =>
      init?.method === 'POST' && !String(init.body).includes('"version":9')
        ? Response.json({ code: 'RESUME_MOVED', message: 'Moved.' }, { status: 409 })
        : Response.json({ document: theirs, version: 9, updatedAt: null }),
    );
  });
  const change = async () => {
    await draw();
    await type('Name', 'Asha of this window');
    await rest();
  };

  it('keep both, and say in what they differ', async () => {
    await change();
    expect(told()).toContain('Both are kept until you choose.');
    expect(told()).toContain('About you, Experience, Education, Skills');
    expect(preview()).toContain('Asha of this window');
    expect(sessionStorage.length).toBe(1);
  });

  it('go on with what stands here', async () => {
    await change();
    await press('Keep what I have here');
    await rest();
    expect(sent().at(-1)).toMatchObject({ basics: { name: 'Asha of this window' } });
    expect(told()).toContain('Saved');
  });

  it('or with the other, and save nothing', async () => {
    await change();
    const before = sent().length;
    await press('Take the other one');
    await rest();
    expect(preview()).toContain('Asha of the other window');
    expect(sent()).toHaveLength(before);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a file that is imported', () => {
  const choose = (text: string) =>
    act(async () => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      const files = [new File([text], 'resume.json', { type: 'application/json' })];
      Object.defineProperty(input, 'files', { configurable: true, value: files });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
    });

  it('takes the place of what stood here, names what it left out, and can be taken back', async () => {
    await draw();
    await choose('{"basics":{"name":"Meera","age":31}}');
    expect(preview()).toContain('Meera');
    expect(told()).toContain('basics › age');
    await press('Undo');
    expect(preview()).toContain('Kaveri Systems');
  });

  it('changes nothing where it is not right, and says what was expected', async () => {
    await draw();
    await choose('{"work":[{},{"startDate":"06/2020"}]}');
    expect(told()).toContain('work › 2 › startDate: expected YYYY-MM');
    await choose('x'.repeat(2 ** 20 + 1));
    expect(told()).toContain('more than 1 MB');
    expect(preview()).toContain('Kaveri Systems');
    await rest();
    expect(fetched).not.toHaveBeenCalled();
  });
});
