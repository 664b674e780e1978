import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditingActions } from '../editing.ts';
import { editedPage } from '../model/edited-page.fixtures.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { parseClip } from './block-clip.ts';
import { copyByButton, cutByButton, pasteByButton } from './clipboard-buttons.ts';
import { createClipboardEvents } from './clipboard-events.ts';

const messages: string[] = [];
const pasted: (readonly [string, string | undefined])[] = [];
const removed: (string | readonly string[])[] = [];
let selection: readonly string[] = [];
/** Only what the clipboard uses. */
const actions = {
  now: () => ({ draft: editedPage, scope: null, types: exampleTypes, selection }),
  attempt: (outcome) => {
    messages.push('refused' in outcome ? outcome.refused : outcome.text);
    return false;
  },
  announce: ({ text }) => void messages.push(text),
  paste: (text, below) => void pasted.push([text, below]),
  remove: (id, ids) => void removed.push(ids ?? id),
} satisfies Partial<EditingActions> as Partial<EditingActions> as EditingActions;

/** An event of the clipboard at an element, and what it wrote. */
const send = (kind: 'copy' | 'cut' | 'paste', selector: string, text = '') => {
  const written: string[] = [];
  const target = document.querySelector(selector);
  if (!target) throw new Error(`there is no ${selector}`);
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.assign(event, {
    clipboardData: {
      getData: () => text,
      setData: (_: string, value: string) => written.push(value),
    },
  });
  target.dispatchEvent(event);
  return { written, isTaken: event.defaultPrevented };
};
const orderOf = (text: string | undefined) => {
  const parsed = parseClip(text ?? '');
  return 'clip' in parsed ? parsed.clip.fragment.order : parsed.refused;
};

beforeEach(() => {
  document.body.innerHTML = `
    <div id="outline">
      <div role="row" data-key="box" tabindex="0"></div>
      <div role="row" data-key="outro" tabindex="0"></div>
      <div role="row" data-key="box.main" tabindex="0"></div>
      <input /><textarea></textarea><p contenteditable="true">text</p><p id="read">a sentence</p>
    </div>`;
  const { onCopy, onCut, onPaste } = createClipboardEvents(actions);
  const outline = document.querySelector('#outline');
  outline?.addEventListener('copy', (event) => onCopy(event as ClipboardEvent));
  outline?.addEventListener('cut', (event) => onCut(event as ClipboardEvent));
  outline?.addEventListener('paste', (event) => onPaste(event as ClipboardEvent));
  for (const list of [messages, pasted, removed]) list.length = 0;
  selection = ['intro', 'box'];
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.getSelection()?.removeAllRanges();
});

it.each(['input', 'textarea', '[contenteditable]'])('leaves %s to the browser', (field) => {
  expect(send('copy', field)).toEqual({ written: [], isTaken: false });
  expect(send('cut', field)).toEqual({ written: [], isTaken: false });
  expect(send('paste', field, 'a').isTaken).toBe(false);
  expect([messages, pasted, removed]).toEqual([[], [], []]);
});

it('leaves marked text to the browser', () => {
  document.getSelection()?.selectAllChildren(document.querySelector('#read') ?? document.body);
  expect(send('copy', '[data-key=box]')).toEqual({ written: [], isTaken: false });
  expect(send('cut', '[data-key=box]')).toEqual({ written: [], isTaken: false });
  expect(removed).toEqual([]);
});

it('copies the selected blocks, or the one of the focused row if that is not selected', () => {
  const { written, isTaken } = send('copy', '[data-key=box]');
  expect([orderOf(written[0]), isTaken]).toEqual([['intro', 'box'], true]);
  expect(messages).toEqual(['2 blocks copied.']);
  expect(orderOf(send('copy', '[data-key=outro]').written[0])).toEqual(['outro']);
  expect(orderOf(send('copy', '[data-key="box.main"]').written[0])).toEqual(['intro', 'box']);
});

it('removes what was cut, and pastes below the focused row or the selection', () => {
  expect(orderOf(send('cut', '[data-key=outro]').written[0])).toEqual(['outro']);
  expect(removed).toEqual(['outro']);
  send('paste', '[data-key=box]', 'one');
  send('paste', '[data-key=outro]', 'two');
  expect(pasted).toEqual([
    ['one', undefined],
    ['two', 'outro'],
  ]);
});

it('says what to press where the browser refuses its clipboard, and pastes what this tab copied', async () => {
  const refused = () => Promise.reject(new Error('refused'));
  vi.stubGlobal('navigator', { clipboard: { writeText: refused, readText: refused } });
  expect(await copyByButton(actions, 'outro')).toBe(true);
  expect(messages.at(-1)).toMatch(/^1 block copied\. .*press Ctrl\+C/);
  await pasteByButton(actions, 'box');
  expect([orderOf(pasted[0]?.[0]), pasted[0]?.[1]]).toEqual([['outro'], 'box']);
});

it('uses the clipboard of the system where the browser allows it', async () => {
  let clipboard = '';
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => {
        clipboard = text;
      },
      readText: async () => clipboard,
    },
  });
  await copyByButton(actions, 'box');
  expect([orderOf(clipboard), messages]).toEqual([['intro', 'box'], ['2 blocks copied.']]);
  clipboard = 'from another tab';
  await pasteByButton(actions);
  expect(pasted).toEqual([['from another tab', undefined]]);
});

it('cuts what was selected when the button was pressed', async () => {
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async () => {
        selection = ['intro', 'outro'];
      },
    },
  });
  await cutByButton(actions, 'intro');
  expect([messages, removed]).toEqual([['2 blocks copied.'], [['intro', 'box']]]);
});
