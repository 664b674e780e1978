import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { proveLayout } from '@broadsheet/layout-engine/prove-layout';
import { describe, expect, it } from 'vitest';
import { digestOfText } from './digest-of-text.ts';
import { exampleContent, layoutText } from './example-content.ts';
import type { Prove } from './known-proofs.ts';
import type { PublishedText, PublishedTexts } from './overlay-files.ts';
import { newFindings } from './preview-texts.ts';
import { changeAfter, open, titleOf, write } from './test-store.fixture.ts';

const HOME = 'layouts/home.json';
const never = new AbortController().signal;

const publishedOf = (file: string, text: string, over: string | null, revision = 1) => ({
  file,
  text,
  over,
  revision,
});

/** Publications controlled by the test. */
const publications = (first: readonly PublishedText[] = []) => {
  let texts = first;
  const listeners = new Set<() => void>();
  const published: PublishedTexts = {
    current: () => texts,
    rollout: () => null,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const publish = async (next: readonly PublishedText[]) => {
    texts = next;
    for (const listener of listeners) listener();
  };
  return { published, publish, listeners };
};

const overHome = (title: string) =>
  publishedOf(HOME, layoutText('home', title), digestOfText(layoutText('home', 'first')));

describe('published texts', () => {
  it('override their files, from the start and from each notification on', async () => {
    const { published, publish, listeners } = publications([overHome('published')]);
    const { store } = await open(await write(exampleContent()), { published });
    expect(titleOf(store)).toBe('published');
    expect(store.leftOut()).toEqual([]);
    await changeAfter(store, () => publish([overHome('again')]));
    expect(titleOf(store)).toBe('again');
    await changeAfter(store, () => publish([]));
    expect(titleOf(store)).toBe('first');
    await store.close();
    expect(listeners.size).toBe(0);
  });

  it('may be of a file that the directory does not have', async () => {
    const faq = publishedOf('layouts/faq.json', layoutText('faq', 'answers'), null);
    const { published, publish } = publications();
    const { store } = await open(await write(exampleContent()), { published });
    await changeAfter(store, () => publish([faq]));
    expect(store.current().pages.get('faq')?.layout.page).toBe('faq');
    expect(store.leftOut()).toEqual([]);
  });

  it('are never served with a fault: the last valid page stays', async () => {
    const { published, publish } = publications([overHome('published')]);
    const { store } = await open(await write(exampleContent()), { published });
    await changeAfter(store, () => publish([publishedOf(HOME, '{ broken', null, 2)]));
    expect(titleOf(store)).toBe('published');
    expect(store.faults()).toMatchObject([{ file: HOME }]);
  });

  it('hide a file that has changed after publication, and report it', async () => {
    const dir = await write(exampleContent());
    const { published } = publications([overHome('published')]);
    const { store } = await open(dir, { published });
    const save = (text: string) => writeFile(join(dir, HOME), text);
    await changeAfter(store, () => save(layoutText('home', 'deployed')));
    expect(titleOf(store)).toBe('published');
    expect(store.faults()).toEqual([]);
    expect(store.leftOut()).toMatchObject([{ file: HOME, code: 'FILE_SHADOWED' }]);
    // The file in git now equals the published text.
    await changeAfter(store, () => save(layoutText('home', 'published')));
    expect(store.leftOut()).toEqual([]);
  });
});

describe('considering texts', () => {
  it('previews the findings, and changes nothing', async () => {
    const { store } = await open(await write(exampleContent()), publications());
    const unsound = JSON.stringify({ page: 'home', blocks: {}, order: ['gone'] });
    const { loaded } = await store.preview(new Map([[HOME, unsound]]), never);
    expect(loaded.findings.map(({ file, code }) => [file, code])).toContainEqual([
      HOME,
      'DANGLING_ID',
    ]);
    expect(store.faults()).toEqual([]);
    expect(titleOf(store)).toBe('first');
  });

  it('reuses the proofs of a preview when it is published', async () => {
    let proofs = 0;
    const prove: Prove = async (tasks) => {
      proofs += tasks.length;
      return tasks.map((task) => proveLayout(task, exampleDefinitions));
    };
    const { published, publish } = publications();
    const { store } = await open(await write(exampleContent()), { prove, published });
    await store.preview(new Map([[HOME, layoutText('home', 'published')]]), never);
    expect(proofs).toBe(1);
    await changeAfter(store, () => publish([overHome('published')]));
    expect(titleOf(store)).toBe('published');
    expect(proofs).toBe(1);
  });

  it('creates a draft from all valid files', async () => {
    const { store } = await open(await write(exampleContent()), publications());
    const draft = async (text: string) => {
      const { pages } = await store.draft(new Map([[HOME, text]]));
      return pages.get('home')?.layout.blocks.a?.settings?.title;
    };
    expect(await draft(layoutText('home', 'draft'))).toBe('draft');
    expect(await draft('{ broken')).toBe('first');
    const layout = JSON.parse(layoutText('home', 'cannot be published'));
    const hide = Object.keys(layout.blocks);
    const variants = [{ name: 'none', when: { device: ['phone'] }, hide }];
    const empty = JSON.stringify({ ...layout, variants });
    const { loaded } = await store.preview(new Map([[HOME, empty]]), never);
    expect(loaded.findings.map(({ code }) => code)).toContain('EMPTY_PLAN');
    expect(await draft(empty)).toBe('cannot be published');
    expect(titleOf(store)).toBe('first');
  });
});

it('findings are new unless they existed before, at any position', () => {
  const at = (line: number, message: string) => ({
    file: HOME,
    line,
    column: 1,
    code: 'ORPHAN_BLOCK' as const,
    message,
    mend: '',
  });
  const [one, moved, other] = [at(1, 'a'), at(9, 'a'), at(2, 'b')];
  expect(newFindings([one], [moved, other])).toEqual([other]);
  expect(newFindings([one], [one, moved])).toEqual([moved]);
  expect(newFindings([one, other], [])).toEqual([]);
});
