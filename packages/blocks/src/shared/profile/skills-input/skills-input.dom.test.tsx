import { SKILLS_MAX } from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SkillSuggestion } from './find-skills.ts';
import { SkillsInput } from './skills-input.tsx';

const KNOWN: readonly SkillSuggestion[] = [
  { key: 'java', label: 'Java', synonym: null },
  { key: 'javascript', label: 'JavaScript', synonym: 'js' },
  { key: 'c-plus-plus', label: 'C++', synonym: null },
];
const [JAVA, SCRIPT] = KNOWN.map(({ key, label }): Skill => ({ key, label }));
if (!JAVA || !SCRIPT) throw new Error('no skills');

const FIELD = { id: 'own', name: 'skills', label: 'Skills', describedBy: undefined };

const messages = builtInMessages().skills;

let root: Root | undefined;
let service: 'up' | 'down' = 'up';

const answer = (url: string): Response => {
  const query = new URL(url, 'http://site').searchParams.get('query')?.toLowerCase() ?? '';
  if (service === 'down') return Response.json({ message: 'Try later.' }, { status: 503 });
  const items = KNOWN.filter(({ label, synonym }) =>
    [label, synonym ?? ''].some((name) => name.toLowerCase().startsWith(query)),
  );
  return Response.json({ items });
};
/** As in the browser: hydrates the server's HTML. */
const renderInput = async (initial: readonly Skill[], offered: readonly Skill[] = []) => {
  const node = <SkillsInput {...FIELD} messages={messages} initial={initial} offered={offered} />;
  const html = renderToString(node);
  document.body.innerHTML = `<form id="root">${html}</form>`;
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') ?? document.body, node);
  });
  return html;
};
const find = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const field = () => find('[role="combobox"]');
const keys = () => find('[name="skills"]').value;
const note = () => find('[role="status"]').textContent;
const type = async (text: string) => {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => vi.advanceTimersByTimeAsync(200));
};
/** Presses a key on the focused element. */
const press = async (key: string, how: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  await act(async () => document.activeElement?.dispatchEvent(event));
  await act(async () => vi.advanceTimersByTimeAsync(0));
};
const paste = async (text: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => field().dispatchEvent(event));
  await act(async () => vi.advanceTimersByTimeAsync(0));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  vi.useFakeTimers();
  service = 'up';
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the skills input', () => {
  it('is a plain field of names before hydration', async () => {
    expect(await renderInput([JAVA, SCRIPT])).toContain('name="skills" value="Java, JavaScript"');
    expect(keys()).toBe('java,javascript');
  });

  it('adds the suggestion at the arrow keys, by its name or a synonym', async () => {
    await renderInput([]);
    field().focus();
    await type('js');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await press('ArrowDown');
    expect(find('[aria-selected="true"]').textContent).toBe('JavaScriptjs');
    await press('Enter');
    expect(keys()).toBe('javascript');
    expect(field().value).toBe('');
    expect(note()).toBe(
      formatMessage(messages.added, { skills: 'JavaScript', count: 1, max: SKILLS_MAX }),
    );
  });

  it('adds a pasted list, and leaves unknown names in the field', async () => {
    await renderInput([JAVA]);
    await paste('JS, c++; Java\nweaving');
    expect(keys()).toBe('java,javascript,c-plus-plus');
    expect(field().value).toBe('weaving');
    expect(note()).toContain(formatMessage(messages.unknown, { skills: '“weaving”' }));
  });

  it('retains the text if the service fails, and shows it', async () => {
    await renderInput([]);
    service = 'down';
    await paste('Java, C++');
    expect(field().value).toBe('Java, C++');
    expect(note()).toBe('Try later.');
  });

  it('can be navigated, ordered and emptied by keys alone, and notifies its form', async () => {
    await renderInput([JAVA, SCRIPT]);
    const heard = vi.fn();
    find('form').addEventListener('input', heard);
    field().focus();
    await press('Backspace');
    expect(document.activeElement?.textContent).toBe('JavaScript');
    await press('ArrowLeft', { shiftKey: true });
    expect(keys()).toBe('javascript,java');
    expect(document.activeElement?.textContent).toBe('JavaScript');
    expect(note()).toBe(
      formatMessage(messages.moved, { skill: 'JavaScript', position: 1, count: 2 }),
    );
    expect(heard).toHaveBeenCalledTimes(1);
    await press('ArrowRight');
    await press('Delete');
    expect(document.activeElement?.textContent).toBe('JavaScript');
    await press('Delete');
    expect(keys()).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it(`holds ${SKILLS_MAX} and no more`, async () => {
    const many = Array.from({ length: SKILLS_MAX }, (_, n) => ({ key: `s${n}`, label: `S${n}` }));
    await renderInput(many, [JAVA]);
    await act(async () => find(`fieldset[aria-label="${messages.offered}"] button`).click());
    expect(keys().split(',')).toHaveLength(SKILLS_MAX);
    expect(note()).toContain(formatMessage(messages.full, { max: SKILLS_MAX }));
  });
});
