import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { afterAll, expect, it, vi } from 'vitest';
import { p, toDocx } from '../fixtures/docx-writer.fixtures.ts';
import { bomb, cyclic } from '../fixtures/hostile.fixtures.ts';
import { sourceProgram } from '../fixtures/source-program.fixtures.ts';
import { createResumeParser } from './create-resume-parser.ts';
import type { ParseOrder } from './parse-order.ts';

const MB = 1_000_000;
// A process from sources starts in a second, but takes many on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const limits = { timeoutMs: 50_000, memoryMb: 300 };
const parser = createResumeParser(sourceProgram());
afterAll(() => {
  vi.resetConfig();
  parser.close();
});

const orderOf = (bytes: Uint8Array): ParseOrder => ({
  bytes,
  vocabulary: { skills: [{ name: 'Kafka', synonyms: [] }], cities: [] },
  asOf: '2026-11',
});
const resume = toDocx([p('Asha Rao'), p('asha.rao@example.in'), p('Skills'), p('Kafka, Redis')]);

it('answers with what a resume says', async () => {
  const outcome = await parser.parseInWorker(orderOf(resume), limits);
  expect(outcome).toMatchObject({
    resume: { name: { value: 'Asha Rao' }, skills: [{ value: 'Kafka' }] },
  });
});

it('a page that unpacks to a gigabyte ends its process, not this one', async () => {
  const bytes = bomb(1_000);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const outcome = await parser.parseInWorker(orderOf(bytes), limits);
  clearInterval(watch);
  expect(outcome).toEqual({ failure: 'too-large' });
  expect((peak - before) / MB).toBeLessThan(64);
});

it('is killed at its deadline', async () => {
  const began = performance.now();
  const outcome = await parser.parseInWorker(orderOf(resume), { ...limits, timeoutMs: 20 });
  expect(outcome).toEqual({ failure: 'timeout' });
  expect(performance.now() - began).toBeLessThan(timeLimit(2_000));
});

it('a failure nobody has foreseen is one of the file, and the next file is read', async () => {
  const outcomes = await Promise.all(
    [cyclic(), resume].map((bytes) => parser.parseInWorker(orderOf(bytes), limits)),
  );
  expect(outcomes).toMatchObject([{ failure: 'unreadable' }, { resume: {} }]);
});

it('refuses more than twenty that wait', async () => {
  const crowded = createResumeParser(sourceProgram());
  const results = Array.from({ length: 23 }, () => crowded.parseInWorker(orderOf(resume), limits));
  await expect(results[22]).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  crowded.close();
  const outcomes = await Promise.all(results.slice(0, 22));
  expect(outcomes).toEqual(Array.from({ length: 22 }, () => ({ failure: 'timeout' })));
});
