import type { Change } from '@broadsheet/contract/studio/change';
import { act, useMemo } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeOf } from '../../changes/change.fixture.ts';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  showPage,
} from '../../test-page.fixture.tsx';
import { readDraft } from '../model/draft.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { useLayoutDocument } from '../saving/use-layout-document.ts';
import { UpdatedLine } from './updated-line.tsx';
import { useBlockUpdates } from './use-block-updates.ts';

const FILE = 'layouts/home.json';
const TEXT = JSON.stringify({
  page: 'home',
  blocks: { old: { type: 'aged', settings: { heading: 'Hi' } } },
  order: ['old'],
});

const Opened = ({ change }: { readonly change: Change }) => {
  const document = useLayoutDocument(change, FILE, TEXT, () => undefined);
  const draft = useMemo(() => readDraft(FILE, document.text).draft, [document.text]);
  if (!draft) throw new Error('the example is a layout');
  const updated = useBlockUpdates(document, draft, exampleTypes);
  return (
    <>
      <UpdatedLine updated={updated} document={document} />
      <button type="button" disabled={document.redoable === 0} onClick={document.redo}>
        Redo
      </button>
      <output>{JSON.stringify(draft.blocks)}</output>
    </>
  );
};

/** Opens the page; the calls are listed by method. */
const open = async (isLossless: boolean): Promise<string[]> => {
  const calls: string[] = [];
  answerFetch(({ method, path, body }) => {
    calls.push(`${method} ${path.replace(/\/changes\/.*\//, '/changes/…/')}`);
    if (path === '/migrate-block')
      return [200, { version: 2, settings: [{ title: 'Hi' }], isLossless }];
    expect(body).toMatchObject({ file: FILE });
    return [200, changeOf()];
  });
  await showPage(<Opened change={changeOf()} />);
  return calls;
};
const shown = (): string => document.querySelector('output')?.textContent ?? '';
const notice = (): string => document.querySelector('[role=status]')?.textContent ?? '';

const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('shows old blocks in their newest version and saves nothing, until that is wanted', async () => {
  const calls = await open(true);
  expect(shown()).toContain('"version":2');
  expect(notice()).toBe(
    '1 block was updated to its newest version: Aged. This is saved with your next edit.',
  );
  await closePage();
  expect(calls).toEqual(['POST /migrate-block']);
  expect(sessionStorage.length).toBe(0);
});

it('saves the update when it is accepted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = await open(true);
  await pressButton('Save the update');
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  await flushTasks();
  expect(calls).toEqual(['POST /migrate-block', 'PUT /changes/…/document']);
  expect(notice()).toBe('Update saved.');
  await nextFrame();
  expect(document.activeElement).toBe(find('[role=status]', HTMLElement));
});

it('takes the update back without a save', async () => {
  const calls = await open(true);
  await pressButton('Undo the update');
  expect(shown()).not.toContain('version');
  expect(notice()).toBe('Update undone.');
  await nextFrame();
  expect(document.activeElement).toBe(find('[role=status]', HTMLElement));
  await closePage();
  expect(calls).toEqual(['POST /migrate-block']);
});

it('shows an update again that was taken back, and saves it only when it is accepted', async () => {
  const calls = await open(true);
  await pressButton('Undo the update');
  await pressButton('Redo');
  expect(shown()).toContain('"version":2');
  expect(notice()).toContain('1 block was updated to its newest version: Aged.');
  expect(calls).toEqual(['POST /migrate-block']);
  await pressButton('Undo the update');
  expect(notice()).toBe('Update undone.');
  await pressButton('Redo');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pressButton('Save the update');
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  await flushTasks();
  expect(calls).toEqual(['POST /migrate-block', 'PUT /changes/…/document']);
  expect(notice()).toBe('Update saved.');
});

it('leaves a block alone whose update would lose something', async () => {
  await open(false);
  expect(shown()).not.toContain('version');
  expect(notice()).toBe('');
});
