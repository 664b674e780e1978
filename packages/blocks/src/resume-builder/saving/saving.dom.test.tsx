import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accept,
  actions,
  beginTest,
  endTest,
  fetched,
  fieldOf,
  press,
  preview,
  renderBuilder,
  rest,
  sent,
  statusText,
  type,
  unmount,
} from '../rendered-builder.fixtures.tsx';

beforeEach(beginTest);
afterEach(endTest);

describe('what is typed', () => {
  it('is saved automatically, and then removed from the tab', async () => {
    await renderBuilder();
    await type('Name', 'Asha Devi Rao');
    expect(statusText()).toContain('Saving…');
    expect(sessionStorage.length).toBe(1);
    await rest();
    expect(sent()).toMatchObject([{ basics: { name: 'Asha Devi Rao' } }]);
    expect(statusText()).toContain('Saved');
    expect(sessionStorage.length).toBe(0);
  });

  it('is not lost if the save fails, the session ends or the page is closed', async () => {
    fetched.mockImplementation(async () =>
      Response.json({ message: 'Please log in again.', code: 'SESSION_EXPIRED' }, { status: 406 }),
    );
    await renderBuilder();
    await type('Name', 'Asha Devi Rao');
    await rest();
    expect(statusText()).toContain('Not saved: Please log in again.');
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'leave-session', status: 406 }),
    );
    await unmount();
    accept();
    await renderBuilder();
    expect(preview()).toContain('Asha Devi Rao');
    await rest();
    expect(sent().at(-1)).toMatchObject({ basics: { name: 'Asha Devi Rao' } });
  });

  it('is shown to no other user', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'No.' }, { status: 500 }));
    await renderBuilder();
    await type('Name', 'Asha Devi Rao');
    await unmount();
    await renderBuilder('y8');
    expect(preview()).not.toContain('Devi');
  });

  it('shows its errors, is saved without invalid fields, and stays as it is', async () => {
    await renderBuilder();
    await type('Website', 'asha.example');
    await rest();
    expect(fieldOf('Website').getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Enter a link that starts with https://');
    expect(statusText()).toContain('Saved, except 1 field that needs a correction.');
    expect(sent().at(-1)).not.toHaveProperty('basics.url');
    await unmount();
    await renderBuilder();
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
    await renderBuilder();
    await type('Name', 'Asha of this window');
    await rest();
  };

  it('keep both versions, and show the differing sections', async () => {
    await change();
    expect(statusText()).toContain('Choose the version to keep.');
    expect(statusText()).toContain('About you, Experience, Education, Skills');
    expect(preview()).toContain('Asha of this window');
    expect(sessionStorage.length).toBe(1);
  });

  it('continue with this version', async () => {
    await change();
    await press('Keep this version');
    await rest();
    expect(sent().at(-1)).toMatchObject({ basics: { name: 'Asha of this window' } });
    expect(statusText()).toContain('Saved');
  });

  it('or with the other one, and save nothing', async () => {
    await change();
    const before = sent().length;
    await press('Use the other version');
    await rest();
    expect(preview()).toContain('Asha of the other window');
    expect(sent()).toHaveLength(before);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a resume that is used for applications', () => {
  const USE = 'Use this resume when I apply';
  const watchForms = () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const passed: boolean[] = [];
    document.addEventListener(
      'submit',
      (event) => {
        passed.push(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    return { submit, passed };
  };

  it('is sent by the browser itself where everything is saved', async () => {
    await renderBuilder();
    const { submit, passed } = watchForms();
    await press(USE);
    expect([passed, submit.mock.calls]).toEqual([[true], []]);
  });

  it('is sent once its last changes are saved', async () => {
    await renderBuilder();
    await type('Name', 'Asha Devi Rao');
    const { submit, passed } = watchForms();
    await press(USE);
    await act(async () => void (await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())));
    expect(passed).toEqual([false]);
    expect(sent()).toMatchObject([{ basics: { name: 'Asha Devi Rao' } }]);
    expect(submit.mock.contexts).toEqual([
      document.querySelector('form[action="/api/user/resume-documents/1/profile"]'),
    ]);
  });

  it('is not sent without changes that cannot be saved', async () => {
    fetched.mockImplementation(async () => Response.json({ message: 'No.' }, { status: 500 }));
    await renderBuilder();
    await type('Name', 'Asha Devi Rao');
    const { submit } = watchForms();
    await press(USE);
    await rest();
    expect(statusText()).toContain('Not saved: No.');
    expect(submit).not.toHaveBeenCalled();
  });
});
