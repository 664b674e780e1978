import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../changes/change.fixture.ts';
import { SessionGate } from '../../session/session.tsx';
import { closePage, find, flushTasks, showPage, typeInto } from '../../test-page.fixture.tsx';
import type { Editing } from '../editing.ts';
import { editedPage } from '../model/edited-page.fixtures.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { InsertDialog } from './insert-dialog.tsx';

const section = {
  id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01',
  name: 'Diwali offers',
  by: { id: asha.id, name: asha.name },
  createdAt: '2026-11-22T10:00:00.000Z',
  blocks: 1,
  types: ['text'],
};
const fragment = { blocks: { text: { type: 'text' } }, order: ['text'] };

/** A network that answers some paths later. */
const delay = (isDelayed: (path: string) => boolean) => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (href: string) => {
    if (isDelayed(href)) await new Promise<void>((resolve) => waiting.push(resolve));
    const answer = href.endsWith('/me')
      ? asha
      : href.endsWith('/sections')
        ? { items: [section] }
        : { section, fragment };
    return new Response(JSON.stringify(answer));
  });
  return async () => {
    for (const resolve of waiting) resolve();
    await flushTasks();
  };
};
const open = async () => {
  const insertSection = vi.fn();
  /** Only what the dialog needs. */
  const editing = {
    draft: editedPage,
    scope: null,
    types: exampleTypes,
    inserting: '',
    announcement: null,
    actions: { insertSection } as Partial<Editing['actions']> as Editing['actions'],
  } satisfies Partial<Editing> as Partial<Editing> as Editing;
  await showPage(
    <SessionGate>
      <InsertDialog editing={editing} />
    </SessionGate>,
  );
  return insertSection;
};
const press = async (): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find((each) =>
    each.textContent?.startsWith(section.name),
  );
  await act(async () => button?.click());
  await flushTasks();
};
const text = () => document.body.textContent;

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('says that nothing is found when the sections are loaded, not before', async () => {
  const arrive = delay((path) => path.endsWith('/sections'));
  await open();
  await typeInto(find('input', HTMLInputElement), 'diwali');
  expect(text()).not.toContain('No block found');
  await arrive();
  expect(text()).toContain('Diwali offers');
  await typeInto(find('input', HTMLInputElement), 'xyz');
  expect(text()).toContain('No block found');
});

it('adds a section, but not after the dialog is closed', async () => {
  const arrive = delay((path) => path.includes('/sections/'));
  const added = await open();
  await press();
  await arrive();
  expect(added.mock.calls).toEqual([['Diwali offers', fragment]]);
  await closePage();
  const arriveLate = delay((path) => path.includes('/sections/'));
  const addedLate = await open();
  await press();
  await closePage();
  await arriveLate();
  expect(addedLate.mock.calls).toEqual([]);
});
