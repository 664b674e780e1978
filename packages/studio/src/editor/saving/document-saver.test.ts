import type { Change } from '@broadsheet/contract/studio/change';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/studio-error.ts';
import { changeWith } from '../change.fixtures.ts';
import { createDocumentSaver, RETRY_AFTER_MS, SAVE_AFTER_MS } from './document-saver.ts';

type Save = (text: string, version: number | null) => Promise<Change>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (save: Save) => {
  let version: number | null = 1;
  const saved: Change[] = [];
  const saver = createDocumentSaver({
    document: {
      save: async (text) => {
        const change = await save(text, version);
        version = change.documents[0]?.version ?? null;
        return change;
      },
      continueFrom: (theirs) => {
        version = theirs;
      },
    },
    onSaved: (change) => saved.push(change),
  });
  return { saver, saved };
};
const refusal = (status: number, code: string) => new StudioError(status, { code, message: 'No.' });

describe('saving', () => {
  it('saves once after the last edit, with the version of the save before', async () => {
    const calls: [string, number | null][] = [];
    const { saver } = open(async (text, version) => {
      calls.push([text, version]);
      return changeWith('layouts/home.json', text, (version ?? 0) + 1);
    });
    saver.edit('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    saver.edit('b');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    saver.edit('c');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(calls).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
    expect(saver.getState()).toEqual({ kind: 'saved' });
  });

  it('saves edits from during a save', async () => {
    const calls: string[] = [];
    let finish = () => {};
    const { saver } = open(async (text) => {
      calls.push(text);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return changeWith('layouts/home.json', text, 2);
    });
    saver.edit('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    saver.edit('b');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    finish();
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(calls).toEqual(['a', 'b']);
  });

  it('retains the text while offline, and saves it afterwards', async () => {
    let offline = true;
    const { saver, saved } = open(async (text) => {
      if (offline) throw refusal(0, 'OFFLINE');
      return changeWith('layouts/home.json', text, 2);
    });
    saver.edit('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(saver.getState()).toEqual({ kind: 'offline' });
    offline = false;
    await saver.flush();
    expect(saved[0]?.documents[0]?.text).toBe('a');
  });

  it('retries until the connection is back, also where the browser does not tell', async () => {
    let failures = 2;
    const { saver, saved } = open(async (text) => {
      failures -= 1;
      if (failures >= 0) throw refusal(0, 'OFFLINE');
      return changeWith('layouts/home.json', text, 2);
    });
    saver.edit('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + RETRY_AFTER_MS);
    expect(saver.getState()).toEqual({ kind: 'offline' });
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(saver.getState()).toEqual({ kind: 'saved' });
    expect(saved[0]?.documents[0]?.text).toBe('a');
  });

  it('overwrites nothing that someone else saved without a decision', async () => {
    const calls: [string, number | null][] = [];
    const { saver } = open(async (text, version) => {
      calls.push([text, version]);
      if (version !== 7) throw refusal(409, 'CHANGE_MOVED');
      return changeWith('layouts/home.json', text, 8);
    });
    saver.edit('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    saver.edit('b');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(saver.getState()).toEqual({ kind: 'moved' });
    saver.goOnFrom(7, 'b');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(calls).toEqual([
      ['a', 1],
      ['b', 7],
    ]);
    expect(saver.getState()).toEqual({ kind: 'saved' });
  });

  it('shows why a save was refused', async () => {
    const { saver } = open(async () => Promise.reject(refusal(403, 'FORBIDDEN')));
    saver.edit('a');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(saver.getState()).toEqual({ kind: 'refused', message: 'No.' });
  });
});
