import type { CourseDetail } from '@broadsheet/contract/entities/course';
import { readTestSites } from '@broadsheet/test-kit/database/create-test-services';
import { afterEach, expect, it, vi } from 'vitest';
import { createDocumentWriter } from './create-document-writer.ts';

const course: CourseDetail = {
  id: 1,
  slug: 'sql',
  title: 'SQL',
  summary: '',
  institute: {
    id: 1,
    name: '',
    slug: 'i',
    logo: null,
    about: '',
    city: '',
    founded: 1990,
    courses: 1,
  },
  category: { id: 1, label: '', slug: 'c' },
  mode: 'online',
  level: 'beginner',
  weeks: 1,
  feeRupees: null,
  startsOn: null,
  skills: [],
  jobReady: false,
  status: 'open',
  audience: '',
  outline: [],
  similar: [],
};
/** Writes the title of a course, and how many documents it has written. */
const THREAD = `
import { BroadcastChannel, parentPort } from 'node:worker_threads';
let written = 0;
parentPort.on('message', ({ course: { title } }) => {
  if (title === 'die') process.exit(7);
  if (title === 'throw') throw new Error('out of luck');
  if (title === 'hang') {
    new BroadcastChannel('document-hangs').postMessage(null);
    for (;;);
  }
  written += 1;
  parentPort.postMessage(new TextEncoder().encode(title + ' ' + written));
});`;
const worker = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);

const open = async () => {
  const writer = createDocumentWriter(worker, await readTestSites());
  const write = async (title: string): Promise<string> => {
    const bytes = await writer.write('tech', { course: { ...course, title }, asOf: '2026-11-22' });
    return new TextDecoder().decode(bytes);
  };
  return { write, close: writer.close };
};

afterEach(() => void vi.useRealTimers());

it('writes in one thread, in turn, and what it has written before not again', async () => {
  const { write, close } = await open();
  const written = await Promise.all(['a', 'b', 'a'].map(write));
  expect([...written, await write('b')]).toEqual(['a 1', 'b 2', 'a 1', 'b 2']);
  await close();
});

it.each([
  ['dies', 'die', 'its thread stopped with code 7'],
  ['fails', 'throw', 'out of luck'],
])('a thread that %s costs only the document it was at', async (_, title, reason) => {
  const { write, close } = await open();
  const written = await Promise.allSettled([write('a'), write(title), write('b')]);
  expect(written).toMatchObject([
    { value: 'a 1' },
    { reason: new Error(`a document could not be written: ${reason}`) },
    { value: 'b 1' },
  ]);
  await close();
});

it('a thread that hangs costs only the document it was at', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = new BroadcastChannel('document-hangs');
  hanging.onmessage = () => void vi.advanceTimersByTime(15_000);
  const { write, close } = await open();
  const written = await Promise.allSettled([write('hang'), write('b')]);
  expect(written).toMatchObject([
    { reason: new Error('a document could not be written: it took longer than 15 s') },
    { value: 'b 1' },
  ]);
  hanging.close();
  await close();
});

it('refuses more than twenty that wait', async () => {
  const { write, close } = await open();
  const titles = Array.from({ length: 21 }, (_, index) => `course ${index}`);
  const written = await Promise.allSettled(titles.map(write));
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(written.at(-1)).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
  await close();
});
