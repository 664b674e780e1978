import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { framesOfShape } from '../picture/frames.ts';
import { PictureDialog } from '../picture/picture-dialog.tsx';
import { SessionGate } from '../session/session.tsx';
import {
  type Answers,
  answerFetch,
  closePage,
  flushTasks,
  pressButton,
  refusal,
  showPage,
} from '../test-page.fixture.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LibraryPanel } from './library-panel.tsx';
import PicturePage from './picture-page.tsx';
import PicturesPage from './pictures-page.tsx';

const digestOf = (index: number): string => index.toString(16).padStart(64, 'a');
const picture = (index: number, changes: Partial<StudioPicture> = {}): StudioPicture => ({
  digest: digestOf(index),
  address: `/media/${digestOf(index)}.webp`,
  name: `Picture of team ${index}`,
  alt: `Four people at desk ${index}`,
  focus: null,
  archived: false,
  width: 1_136,
  height: 639,
  bytes: 40_000,
  uploadedAt: null,
  uses: [],
  drafts: [],
  ...changes,
});
const ASHA = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Asha',
  email: 'asha@jobs.example',
  role: 'editor',
};
const USE = {
  file: 'layouts/home.json',
  page: null,
  title: 'Picture with text',
  block: 'hero-2',
  line: 12,
  alt: 'A desk',
};
const serve = (items: readonly StudioPicture[]) => {
  const answers: Answers = ({ path }) => {
    if (path === '/me') return [200, ASHA];
    if (path === '/pictures/') return [200, items[0]];
    return [200, path === '/pictures' ? { items } : { items: [] }];
  };
  answerFetch(answers);
};
const show = (page: ReactNode) => showPage(<SessionGate>{page}</SessionGate>);
const cards = () =>
  [...document.querySelectorAll('button.picture-card')].map((each) =>
    each.getAttribute('aria-label'),
  );
const frames = framesOfShape('landscape');

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('offers pictures of the shape first, then larger ones to cut, and none that is too small', async () => {
  serve([
    picture(1, { width: 1_600, height: 1_600 }),
    picture(2),
    picture(3, { width: 88, height: 88 }),
    picture(4, { archived: true }),
    picture(5),
  ]);
  const chosen: unknown[] = [];
  await show(
    <LibraryPanel
      frames={frames}
      current={`/media/${digestOf(5)}.webp`}
      onChoose={(each, fits) => chosen.push([each.name, fits])}
    />,
  );
  expect(cards()).toEqual(['Choose Picture of team 2', 'Choose Picture of team 1']);
  const [first, second] = document.querySelectorAll<HTMLElement>('button.picture-card');
  await act(async () => first?.click());
  await act(async () => second?.click());
  expect(chosen).toEqual([
    ['Picture of team 2', true],
    ['Picture of team 1', false],
  ]);
});

it('shows 60 pictures at once, and the rest on demand', async () => {
  serve(Array.from({ length: 70 }, (_, index) => picture(index)));
  await show(<LibraryPanel frames={frames} current="" onChoose={() => undefined} />);
  expect(cards()).toHaveLength(60);
  await pressButton('Show more');
  expect(cards()).toHaveLength(70);
});

it('says that the library cannot be loaded, and tries again', async () => {
  answerFetch(() => refusal(503, 'STUDIO_UNAVAILABLE'));
  await show(<LibraryPanel frames={frames} current="" onChoose={() => undefined} />);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('refused');
  serve([picture(1)]);
  await pressButton('Try again');
  expect(cards()).toHaveLength(1);
});

it('hands over a picture of the library that fits, with what it shows', async () => {
  serve([picture(1)]);
  const taken: unknown[] = [];
  await show(
    <PictureDialog
      frames={frames}
      title="Picture"
      text=""
      onDone={() => taken.push('typed')}
      onPicture={(address, { alt }) => taken.push([address, alt])}
      onCancel={() => undefined}
    />,
  );
  const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    ({ textContent }) => textContent === 'From the library',
  );
  await act(async () => tab?.click());
  await flushTasks();
  await act(async () => document.querySelector<HTMLElement>('button.picture-card')?.click());
  expect(taken).toEqual([[`/media/${digestOf(1)}.webp`, 'Four people at desk 1']]);
});

/** The texts of the page, with a space between those of two elements. */
const visibleText = (): string => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
};

/** Property names, file paths, digests, braces, ISO dates. */
const CODE_WORD =
  /\b(?!kB\b)[a-z]+[A-Z]\w*|layouts\/|\.json|\.csv|[{}]|[0-9a-f]{16}|\d{4}-\d{2}-\d{2}/;

const DRAFT = { id: '00000000-0000-4000-8000-000000000000', title: 'Diwali', uses: [USE] };

it('shows one picture and its places without a code word, and leads to the editor of each draft', async () => {
  serve([picture(1, { uses: [USE], drafts: [DRAFT], focus: { x: 0.5, y: 0.25 } })]);
  await show(<PicturePage />);
  const text = visibleText();
  for (const shown of [
    'Four people at desk 1',
    '50% from the left, 25% from the top',
    '1136 × 639 pixels, 40 kB',
    'Wide, 16:9',
    '1 place: 1 page',
    'Page: Home, Picture with text',
    'Replace everywhere…',
  ])
    expect(text).toContain(shown);
  expect(text).not.toContain('Remove from the library');
  expect(text).not.toMatch(CODE_WORD);
  const links = [...document.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  expect(links).toContain(`/changes/${DRAFT.id}/edit?file=layouts/home.json&block=hero-2`);
});

it('lists both places of one line, live and in a draft', async () => {
  serve([picture(1, { uses: [USE, USE], drafts: [{ ...DRAFT, uses: [USE, USE] }] })]);
  await show(<PicturePage />);
  expect(document.querySelectorAll('.picture-uses li')).toHaveLength(4);
});

it.each([
  [true, true],
  [false, false],
])('says how a draft takes over what another published: %s', async (moved, isShown) => {
  answerFetch(() => [200, { ...DRAFT, documents: [{ file: PICTURES_FILE, moved }] }]);
  await showPage(<DraftNotice change={DRAFT.id} />);
  const text = visibleText();
  expect(text).toContain('Names and texts are those of the draft “ Diwali ”.');
  expect(text.includes('Save one of this draft once more')).toBe(isShown);
  expect(text).not.toMatch(CODE_WORD);
});

it('offers to remove what nothing uses, and to replace nothing of it', async () => {
  serve([picture(1)]);
  await show(<PicturePage />);
  const text = document.body.textContent;
  expect(text).toContain('Remove from the library…');
  expect(text).not.toContain('Replace everywhere');
});

it('lists the pictures without a code word', async () => {
  serve([
    picture(1, { name: null, alt: null, uses: [{ ...USE, alt: null }] }),
    picture(2, { name: null, alt: null, drafts: [DRAFT] }),
    picture(3),
  ]);
  await show(<PicturesPage />);
  const text = visibleText();
  for (const shown of [
    '3 pictures',
    'Page: Home, Picture with text',
    'In 1 draft only',
    'Not used',
  ])
    expect(text).toContain(shown);
  expect(text).not.toMatch(CODE_WORD);
});
