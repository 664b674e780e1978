import type { StudioVideo } from '@broadsheet/contract/studio/video-calls';
import { VIDEO_ADDRESS_PATTERN } from '@broadsheet/contract/video-address';
import { act, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettingInput } from '../editor/settings/setting-input.tsx';
import { SessionGate } from '../session/session.tsx';
import {
  answerFetch,
  closePage,
  find,
  flushTasks,
  pressButton,
  refusal,
  showPage,
  typeInto,
} from '../test-page.fixture.tsx';
import VideoPage from './video-page.tsx';
import { findFileFault, suggestName } from './video-text.ts';
import { VideoUpload } from './video-upload.tsx';
import VideosPage from './videos-page.tsx';

const ASHA = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Asha',
  email: 'asha@jobs.example',
  role: 'editor',
};
const digestOf = (index: number): string => index.toString(16).padStart(64, 'b');
const video = (index: number, changes: Partial<StudioVideo> = {}): StudioVideo => ({
  digest: digestOf(index),
  format: 'mp4',
  address: `/videos/${digestOf(index)}.mp4`,
  name: `Tour ${index}`,
  bytes: 3_200_000,
  uploadedAt: '2026-11-22T10:00:00.000Z',
  uploadedBy: { id: ASHA.id, name: ASHA.name },
  uses: [],
  drafts: [],
  sections: [],
  ...changes,
});
const USE = {
  file: 'layouts/home.json',
  page: null,
  title: 'Video',
  block: 'tour',
  line: 12,
  alt: null,
};

/** An upload in the browser, which a test ends. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  opened: readonly string[] = [];
  sent: FormData | null = null;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: readonly string[]): void {
    this.opened = opened;
  }
  send(form: FormData): void {
    this.sent = form;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const serve = (items: readonly StudioVideo[]) => {
  const calls: string[] = [];
  answerFetch(({ method, path, body }) => {
    if (method !== 'GET') calls.push(`${method} ${path} ${JSON.stringify(body)}`);
    if (path === '/me') return [200, ASHA];
    if (method === 'DELETE') return [200, {}];
    if (method === 'PATCH') return [200, items[0]];
    return [200, path === '/videos' ? { items, bytes: 3_200_000 } : { items: [] }];
  });
  return calls;
};
const show = (page: ReactNode) => showPage(<SessionGate>{page}</SessionGate>);
/** The page of a video, below its address. */
const showVideo = (digest: string) =>
  show(
    <Routes>
      <Route index element={<Navigate to={`/videos/${digest}`} />} />
      <Route path="/videos/:digest" element={<VideoPage />} />
      <Route path="/videos" element={null} />
    </Routes>,
  );
const choose = async (name: string, size = 10) => {
  const input = find('input[type=file]', HTMLInputElement);
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
};
const statusText = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
const text = () => document.body.textContent ?? '';

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

it('lists the files with their use, and how much room is left', async () => {
  serve([
    video(1, { uses: [USE] }),
    video(2, { drafts: [{ id: ASHA.id, title: 'Diwali', uses: [USE] }] }),
    video(3, { format: 'vtt', bytes: 900 }),
  ]);
  await show(<VideosPage />);
  expect([...document.querySelectorAll('.video-list li')].map((each) => each.textContent)).toEqual([
    'Tour 1MP4 video, 3.2 MB. 1 place: 1 page',
    'Tour 2MP4 video, 3.2 MB. In 1 draft only',
    'Tour 3Captions, 900 bytes. Not used',
  ]);
  expect(text()).toContain('3 of 200 files, 3 of 2,000 MB');
});

it('uploads a file under its name, shows the progress, and says why it was refused', async () => {
  serve([]);
  await show(<VideosPage />);
  await pressButton('Upload…');
  await choose('Pune-office_tour.mp4');
  expect(find('input[name=name]', HTMLInputElement).value).toBe('Pune office tour');
  await typeInto(find('input[name=name]', HTMLInputElement), 'Pune office');
  await pressButton('Upload');
  const request = FakeRequest.last;
  expect([request.opened, request.sent?.get('name')]).toEqual([
    ['POST', '/studio/api/videos'],
    'Pune office',
  ]);
  await act(async () => {
    const progress = new Event('progress');
    request.upload.dispatchEvent(Object.assign(progress, { loaded: 1, total: 4 }));
  });
  expect(find('[role=progressbar]', HTMLElement).getAttribute('aria-valuenow')).toBe('25');
  const [status, body] = refusal(415, 'VIDEO_WRONG_TYPE');
  await act(async () => request.answer(status, body));
  expect(find('.dialog [role=alert]:not(:empty)', HTMLElement).textContent).toContain(
    'VIDEO_WRONG_TYPE',
  );
});

it('cancels an upload, and offers the file again', async () => {
  serve([]);
  await show(<VideosPage />);
  await pressButton('Upload…');
  await choose('tour.webm');
  await pressButton('Upload');
  expect(text()).toContain('Uploading');
  expect(document.activeElement?.textContent).toBe('Cancel upload');
  await pressButton('Cancel upload');
  expect(text()).toContain('tour.webm');
  expect(statusText()).toContain('The upload was cancelled.');
  expect(document.activeElement?.textContent).toBe('Upload');
  expect(document.querySelector('.field-error')).toBeNull();
});

it('offers the file again under the name that was typed', async () => {
  serve([]);
  await show(<VideosPage />);
  await pressButton('Upload…');
  await choose('tour.webm');
  await typeInto(find('input[name=name]', HTMLInputElement), 'Pune office');
  await pressButton('Upload');
  const [status, body] = refusal(409, 'VIDEOS_FULL');
  await act(async () => FakeRequest.last.answer(status, body));
  expect(find('input[name=name]', HTMLInputElement).value).toBe('Pune office');
});

it('cannot cancel what is sent completely', async () => {
  serve([]);
  await show(<VideosPage />);
  await pressButton('Upload…');
  await choose('tour.webm');
  await pressButton('Upload');
  expect(statusText()).toContain('Uploading');
  const sent = new ProgressEvent('progress', { loaded: 10, total: 10 });
  await act(async () => FakeRequest.last.upload.dispatchEvent(sent));
  expect(statusText()).toContain('Checking the file');
  await pressButton('Cancel upload');
  expect(statusText()).toContain('Checking the file');
});

it('refuses a file of another kind before it is sent, by its content afterwards', async () => {
  serve([]);
  const chosen: unknown[] = [];
  await show(<VideoUpload kinds={['captions']} onDone={({ address }) => chosen.push(address)} />);
  await choose('tour.mp4');
  expect(text()).toContain('This file does not fit here. A WebVTT file of up to 1 MB.');
  await choose('tour.vtt');
  await pressButton('Upload');
  await act(async () => FakeRequest.last.answer(200, video(1)));
  await flushTasks();
  expect(text()).toContain('“Tour 1” is a video, not captions.');
  expect(chosen).toEqual([]);
});

it('refuses a file that is too large before it is sent', async () => {
  serve([]);
  await show(<VideosPage />);
  await pressButton('Upload…');
  await choose('tour.mp4', 60 * 2 ** 20);
  expect(text()).toContain('This file has 60 MB. The limit is 50 MB.');
  expect(document.querySelector('input[name=name]')).toBeNull();
});

it.each([
  ['a used file', video(1, { uses: [USE] }), ['Rename…', 'Replace everywhere…']],
  ['an unused file', video(1), ['Rename…', 'Delete…']],
  [
    'a file that only a draft uses',
    video(1, { drafts: [{ id: ASHA.id, title: 'Diwali', uses: [USE] }] }),
    ['Rename…'],
  ],
  ['a file that a saved section shows', video(1, { sections: ['Tour'] }), ['Rename…']],
])('offers for %s what can be done', async (_, item, expected) => {
  serve([item]);
  await showVideo(item.digest);
  for (const section of item.sections)
    expect(text()).toContain(`These saved sections show it: “${section}”.`);
  const buttons = [...document.querySelectorAll('.picture-page .buttons button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(expected);
});

it('deletes after a second press', async () => {
  const calls = serve([video(1)]);
  await showVideo(digestOf(1));
  await pressButton('Delete…');
  expect(calls).toEqual([]);
  await pressButton('Delete for good');
  expect(calls).toEqual([`DELETE /videos/${digestOf(1)} {}`]);
});

it('takes an uploaded file into a setting, videos and captions apart', async () => {
  serve([video(1), video(2, { format: 'vtt', address: '/videos/captions.vtt' })]);
  const chosen: unknown[] = [];
  const field = {
    name: 'videoUrl',
    label: 'Video',
    help: '',
    required: false,
    schema: { type: 'string', pattern: VIDEO_ADDRESS_PATTERN },
  };
  const choices = { categories: [], cities: [], banners: [], contents: [], contentSettings: [] };
  await show(
    <SettingInput
      field={field}
      value="/videos/tour.mp4"
      onChange={(value) => chosen.push(value)}
      choices={choices}
    />,
  );
  await pressButton('Upload or choose…');
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].at(-1);
  await act(async () => tab?.click());
  await flushTasks();
  const offered = [...document.querySelectorAll('.video-list button')];
  expect(offered.map((each) => each.getAttribute('aria-label'))).toEqual(['Choose Tour 1']);
  await pressButton('Tour 1');
  expect(chosen).toEqual([`/videos/${digestOf(1)}.mp4`]);
});

it('suggests names, and knows what is too large', () => {
  expect(suggestName('Pune-office_tour.final.mp4')).toBe('Pune office tour.final');
  expect(findFileFault(new File([], 'tour.mp4'), ['video'])).toBe(
    'This file is empty. Choose another one.',
  );
  expect(findFileFault(new File(['x'], 'tour.mp4'), ['video'])).toBeNull();
  const faultOf = (name: string, size: number, kind: 'video' | 'captions') =>
    findFileFault({ name, size, type: '' }, [kind]);
  expect(faultOf('tour.vtt', 2 ** 20 + 1, 'captions')).toBe(
    'This file has 1.01 MB. The limit is 1 MB. Captions are text: check that this is the right file.',
  );
  expect(faultOf('tour.MP4', 50.2 * 2 ** 20, 'video')).toBe(
    'This file has 50.2 MB. The limit is 50 MB. Export it with a lower quality, or use a link on YouTube or Vimeo.',
  );
});
