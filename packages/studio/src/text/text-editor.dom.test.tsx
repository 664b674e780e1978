import type { Change } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha, changeOf, documentOf } from '../changes/change.fixture.ts';
import { SessionGate } from '../session/session.tsx';
import {
  type Answers,
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  refusal,
  showPage,
  typeInto,
} from '../test-page.fixture.tsx';
import { TextFile } from './text-file.tsx';

const FILE = 'layouts/content/terms.md';
const mine = documentOf(FILE, 'as it was\n', { version: 2 });
const editedBy = { id: asha.id, name: asha.name };
const theirs = documentOf(FILE, 'as Asha has it\n', { version: 3, editedBy });

const Desk = ({ change }: { readonly change: Change }) => {
  const [read, setRead] = useState(change);
  return <TextFile change={read} file={FILE} onChange={setRead} />;
};

/** @param now the version of the change on the server */
const open = async (answers: Answers, now = 4): Promise<void> => {
  answerFetch((request) => {
    if (/^\/(palette|example|preview)/.test(request.path))
      return refusal(503, 'STUDIO_UNAVAILABLE');
    if (request.path === '/me') return [200, asha];
    if (request.path === '/presence') return [200, { version: now, others: [], otherChanges: [] }];
    if (request.path.endsWith('/check'))
      return [200, { version: 4, findings: [], known: [], warnings: [] }];
    return answers(request);
  });
  const change = changeOf({ documents: [mine] });
  await showPage(
    <SessionGate>
      <Desk change={change} />
    </SessionGate>,
  );
};
const field = () => find('textarea', HTMLTextAreaElement);

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('asks after someone else saved in between, and loses neither text', async () => {
  const saved: unknown[] = [];
  await open(({ method, body }) => {
    if (method !== 'PUT') return [200, changeOf({ version: 5, documents: [theirs] })];
    saved.push(body);
    if (saved.length === 1) return refusal(409, 'CHANGE_MOVED');
    return [200, changeOf({ version: 6, documents: [{ ...theirs, version: 4 }] })];
  });
  await typeInto(field(), 'as I have it\n');
  await pressButton('Save');
  const dialog = find('[role=dialog]', HTMLElement);
  expect(dialog.textContent).toContain('Asha saved before you');
  expect(dialog.textContent).toContain('as Asha has it');
  expect(dialog.textContent).toContain('as I have it');

  await pressButton('Load theirs');
  expect(field().value).toBe('as Asha has it\n');
  await pressButton('Restore my content');
  expect(field().value).toBe('as I have it\n');
  await pressButton('Save');
  expect(saved.at(-1)).toEqual({ file: FILE, version: 3, text: 'as I have it\n' });
});

it('asks for a new login over unsaved input when the session has ended', async () => {
  let isOver = true;
  await open(({ path, method }) => {
    if (path === '/login') {
      isOver = false;
      return [200, asha];
    }
    if (isOver) return refusal(401, 'UNAUTHORIZED');
    const next = { ...mine, version: 3, text: 'typed\n' };
    return [200, method === 'PUT' ? changeOf({ documents: [next] }) : changeOf()];
  });
  await typeInto(field(), 'typed\n');
  await pressButton('Save');
  expect(find('[role=dialog]', HTMLElement).textContent).toContain('Your session has expired');
  await typeInto(find('[name=password]', HTMLInputElement), 'broadsheet demo');
  await pressButton('Log in');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(field().value).toBe('typed\n');
  await pressButton('Save');
  expect(find('.text-editor', HTMLElement).textContent).toContain('Saved in draft');
});

it('shows what someone else saves while the file is open', async () => {
  await open(() => [200, changeOf({ version: 5, documents: [theirs] })], 5);
  await flushTasks();
  expect(find('.text-editor', HTMLElement).textContent).toContain(
    'Asha saved this after you opened it',
  );
  expect(field().value).toBe('as it was\n');
});
