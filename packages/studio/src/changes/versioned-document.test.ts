import { afterEach, expect, it, vi } from 'vitest';
import { isVersionConflict } from '../api/studio-error.ts';
import { answerFetch, refusal } from '../test-page.fixture.tsx';
import { changeOf, documentOf } from './change.fixture.ts';
import { findDocument, openVersionedDocument } from './versioned-document.ts';

const FILE = 'layouts/content/terms.md';
const OTHER = 'layouts/content/faq.md';
const CHANGE = changeOf().id;

interface Sent {
  readonly file: string;
  readonly version: number | null;
  readonly text: string;
  readonly rebase?: boolean;
}

/** A fake server with one change: it accepts a save over its current version and refuses all others. */
const serveChange = () => {
  const held = new Map<string, { text: string; version: number }>();
  const sent: Sent[] = [];
  const changeNow = () =>
    changeOf({
      documents: [...held].map(([file, { text, version }]) => documentOf(file, text, { version })),
    });
  answerFetch(({ method, path, body }) => {
    expect(path.startsWith(`/changes/${CHANGE}`)).toBe(true);
    if (method !== 'PUT') return [200, changeNow()];
    const save = body as Sent;
    sent.push(save);
    const version = held.get(save.file)?.version ?? null;
    if (save.version !== version) return refusal(409, 'CHANGE_MOVED');
    held.set(save.file, { text: save.text, version: (version ?? 0) + 1 });
    return [200, changeNow()];
  });
  return { held, sent, changeNow };
};

afterEach(() => vi.unstubAllGlobals());

it('saves over the last saved version, starting with none', async () => {
  const { sent } = serveChange();
  const document = openVersionedDocument(CHANGE, FILE, null);
  expect(findDocument(await document.save('one'), FILE)).toMatchObject({ text: 'one', version: 1 });
  await document.save('two');
  expect(sent).toEqual([
    { file: FILE, version: null, text: 'one' },
    { file: FILE, version: 1, text: 'two' },
  ]);
  expect(document.getVersion()).toBe(2);
});

it('overwrites nothing that someone else saved, until it continues from that version', async () => {
  const { held } = serveChange();
  const [mine, theirs] = [1, 2].map(() => openVersionedDocument(CHANGE, FILE, null));
  await theirs?.save('theirs');
  const refused = await mine?.save('mine').catch((fault: unknown) => fault);
  expect(isVersionConflict(refused)).toBe(true);
  expect(mine?.getVersion()).toBeNull();
  expect(held.get(FILE)?.text).toBe('theirs');

  const newest = await mine?.readNewest();
  expect(newest?.document).toMatchObject({ text: 'theirs', version: 1 });
  mine?.continueFrom(newest?.document?.version ?? null);
  await mine?.save('mine');
  expect(held.get(FILE)).toEqual({ text: 'mine', version: 2 });
});

it('saves over one displayed version, and stops if another save came between', async () => {
  const { held } = serveChange();
  held.set(FILE, { text: 'third', version: 3 });
  const document = openVersionedDocument(CHANGE, FILE, 1);
  const refused = await document.save('mine', { over: 2 }).catch((fault: unknown) => fault);
  expect(isVersionConflict(refused)).toBe(true);
  expect(document.getVersion()).toBe(1);
  await document.save('mine', { over: 3 });
  expect(document.getVersion()).toBe(4);
});

it('restarts from live only on request', async () => {
  const { sent } = serveChange();
  const document = openVersionedDocument(CHANGE, FILE, null);
  await document.save('one', { rebase: false });
  await document.save('two', { rebase: true });
  expect(sent.map(({ rebase }) => rebase)).toEqual([undefined, true]);
});

it('detects newer saves of its own file only', async () => {
  const { held, changeNow } = serveChange();
  const document = openVersionedDocument(CHANGE, FILE, null);
  held.set(OTHER, { text: 'other', version: 9 });
  expect(document.findNewer(changeNow())).toBeUndefined();
  await document.save('mine');
  expect(document.findNewer(changeNow())).toBeUndefined();
  held.set(FILE, { text: 'theirs', version: 2 });
  expect(document.findNewer(changeNow())).toMatchObject({ text: 'theirs' });
});

it('treats no other refusal as a conflict', async () => {
  answerFetch(() => refusal(403, 'FORBIDDEN'));
  const document = openVersionedDocument(CHANGE, FILE, 1);
  const refused = await document.save('mine').catch((fault: unknown) => fault);
  expect(refused).toMatchObject({ code: 'FORBIDDEN' });
  expect(isVersionConflict(refused)).toBe(false);
});
