import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginTest,
  endTest,
  fetched,
  fieldOf,
  named,
  openSection,
  press,
  preview,
  renderBuilder,
  rest,
  sent,
  statusText,
  type,
} from './rendered-builder.fixtures.tsx';

beforeEach(beginTest);
afterEach(endTest);

const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-section]')].map(
    ({ dataset }) => dataset.section,
  );

describe('sections', () => {
  it('are moved by the keyboard: the button keeps the focus, the position is announced, the preview follows', async () => {
    await renderBuilder();
    expect(order().slice(0, 4)).toEqual(['work', 'projects', 'education', 'skills']);
    const up = named('↑Move Skills up');
    up.focus();
    await press('↑Move Skills up');
    await press('↑Move Skills up');
    expect(order().slice(0, 4)).toEqual(['work', 'skills', 'projects', 'education']);
    expect(document.activeElement).toBe(up);
    expect(statusText()).toContain('Skills is now 2 of 11.');
    expect(preview().indexOf('Skills')).toBeLessThan(preview().indexOf('Education'));
    await rest();
    expect(sent()).toMatchObject([
      { meta: { broadsheet: { order: expect.arrayContaining(['work', 'skills']) } } },
    ]);
  });

  it('are dragged by their handles', async () => {
    await renderBuilder();
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

  it('that are hidden stay in the editor, but not in the preview', async () => {
    await renderBuilder();
    await press('Hide Education');
    expect(preview()).not.toContain('IIT Bombay');
    expect(order()).toContain('education');
    await press('Hidden Education');
    expect(preview()).toContain('IIT Bombay');
  });
});

describe('entries', () => {
  it('are removed, and restored by Undo', async () => {
    await renderBuilder();
    await openSection('Experience');
    await press('Remove Trainee');
    expect(preview()).not.toContain('Narmada');
    expect(statusText()).toContain('Removed: Trainee.');
    expect(document.activeElement).toBe(named('Add position'));
    await press('Undo');
    expect(preview()).toContain('Narmada');
  });

  it('are added and moved', async () => {
    await renderBuilder();
    await openSection('Experience');
    await press('↑Move Trainee up');
    expect(preview().indexOf('Narmada')).toBeLessThan(preview().indexOf('Kaveri'));
    await openSection('Languages');
    await press('Add language');
    expect(document.activeElement).toBe(fieldOf('Language'));
    await type('Language', 'हिन्दी');
    expect(preview()).toContain('हिन्दी');
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

  it('replaces the resume, lists what it dropped, and can be undone', async () => {
    await renderBuilder();
    await choose('{"basics":{"name":"Meera","age":31}}');
    expect(preview()).toContain('Meera');
    expect(statusText()).toContain('Basics: age');
    await press('Undo');
    expect(preview()).toContain('Kaveri Systems');
  });

  it('changes nothing if it is invalid, and says how to correct it', async () => {
    await renderBuilder();
    await choose('{"work":[{},{"startDate":"06/2020"}]}');
    expect(statusText()).toContain(
      'Work, entry 2: start date. Enter the month as 2024-06, or only the year.',
    );
    await choose('x'.repeat(2 ** 20 + 1));
    expect(statusText()).toContain('Choose a file of up to 1 MB.');
    expect(preview()).toContain('Kaveri Systems');
    await rest();
    expect(fetched).not.toHaveBeenCalled();
  });
});
