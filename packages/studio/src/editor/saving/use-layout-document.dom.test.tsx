import type { Change } from '@broadsheet/contract/studio/change';
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeOf, documentOf } from '../../changes/change.fixture.ts';
import { answerFetch, closePage, flushTasks, showPage } from '../../test-page.fixture.tsx';
import { beginHistory, remember, undo } from '../model/history.ts';
import { storeHistory } from './stored-history.ts';
import { type LayoutDocument, useLayoutDocument } from './use-layout-document.ts';

const FILE = 'layouts/home.json';
const text = (title: string) =>
  JSON.stringify({
    page: 'home',
    blocks: { intro: { type: 'text', settings: { title } } },
    order: ['intro'],
  });
const [BEGUN, UPDATED, EDITED] = [text('begun'), text('updated'), text('edited')];

let current: LayoutDocument;
const Opened = ({ change }: { readonly change: Change }) => {
  current = useLayoutDocument(change, FILE, BEGUN, () => undefined);
  return null;
};

/** Hears of a change to the draft. */
let hear: (change: Change) => void;
const Hearing = () => {
  const [change, setChange] = useState(changeOf());
  hear = setChange;
  return <Opened change={change} />;
};

/** Opens the page; the saved texts are listed. */
const open = async (change = changeOf()): Promise<string[]> => {
  const saved: string[] = [];
  answerFetch(({ method, body }) => {
    if (method === 'PUT') saved.push(String(Reflect.get(Object(body), 'text')));
    return [200, change];
  });
  await showPage(<Opened change={change} />);
  return saved;
};

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a proposed text', () => {
  it('can be shown again after it was taken back, until another edit', async () => {
    const saved = await open();
    await act(async () => current.propose(UPDATED));
    await act(async () => current.undo());
    expect(current.redoable).toBe(1);
    await act(async () => current.redo());
    expect([current.text, current.isProposed, current.redoable]).toEqual([UPDATED, true, 0]);
    await act(async () => current.undo());
    await act(async () => current.write(EDITED));
    expect(current.redoable).toBe(0);
    await act(async () => current.redo());
    expect(current.text).toBe(EDITED);
    await closePage();
    await flushTasks();
    expect(saved).toEqual([EDITED]);
  });

  it('is shown, and taken back or accepted', async () => {
    const saved = await open();
    await act(async () => current.propose(UPDATED));
    expect([current.text, current.isProposed]).toEqual([UPDATED, true]);
    await act(async () => current.undo());
    expect([current.text, current.isProposed]).toEqual([BEGUN, false]);
    await act(async () => current.propose(UPDATED));
    await act(async () => current.acceptProposal());
    await closePage();
    await flushTasks();
    expect(saved).toEqual([UPDATED]);
  });

  it('is not shown while an edit waits to be saved', async () => {
    await open();
    await act(async () => current.write(EDITED));
    await act(async () => current.propose(UPDATED));
    expect([current.text, current.isProposed]).toEqual([EDITED, false]);
  });

  it('is not shown while somebody else has a newer text', async () => {
    await showPage(<Hearing />);
    await act(async () => hear(changeOf({ documents: [documentOf(FILE, EDITED)] })));
    expect(current.behind).toBe('Ravi');
    await act(async () => current.propose(UPDATED));
    expect([current.text, current.isProposed]).toEqual([BEGUN, false]);
  });

  it('offers no step to a text that was taken back, which it could not take', async () => {
    await showPage(<Hearing />);
    await act(async () => current.propose(UPDATED));
    await act(async () => current.undo());
    expect(current.redoable).toBe(1);
    await act(async () => hear(changeOf({ documents: [documentOf(FILE, EDITED)] })));
    expect(current.redoable).toBe(0);
  });

  it('is not shown while an edit of somebody else is joined, so that it is not saved with it', async () => {
    const newest = changeOf({ documents: [documentOf(FILE, EDITED, { version: 2 })] });
    const requests: string[] = [];
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
      requests.push(method);
      await isAnswered;
      return new Response(JSON.stringify(newest));
    });
    await showPage(<Opened change={changeOf()} />);
    let joining: Promise<unknown> | undefined;
    await act(async () => {
      joining = current.join();
    });
    await act(async () => current.propose(UPDATED));
    expect(current.isProposed).toBe(false);
    await act(async () => {
      answer();
      await joining;
    });
    expect(current.text).toBe(EDITED);
    await closePage();
    expect(requests).toEqual(['GET']);
  });

  it('takes no step that can be redone, as after a reload', async () => {
    storeHistory(changeOf().id, FILE, undo(remember(beginHistory(BEGUN), EDITED)));
    const saved = await open();
    expect(current.redoable).toBe(1);
    await act(async () => current.propose(UPDATED));
    expect(current.redoable).toBe(0);
    await act(async () => current.undo());
    expect([current.text, current.redoable]).toEqual([BEGUN, 1]);
    await act(async () => current.propose(UPDATED));
    await closePage();
    await open();
    expect(current.redoable).toBe(1);
    await act(async () => current.redo());
    expect(current.text).toBe(EDITED);
    expect(saved).toEqual([]);
  });
});
