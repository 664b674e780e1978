import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { type LoadedContent, loadContent } from '@broadsheet/content-store/load-content';
import { EXPERIMENTS_FILE, readContentFiles } from '@broadsheet/content-store/read-content-files';
import { mutateFile } from './mutate-file.ts';
import { createSeededRandom } from './seeded-random.ts';
import { ROOT, type ServedContent, serveContent } from './serve-content.ts';

/** Pages without services, whose bytes depend on the content only. */
const PAGES = ['/faq', '/aboutus', '/terms', '/api/layout?path=/faq', '/api/layout?path=/terms'];
/** Requested too, to check that they never break. */
const FURTHER_PAGES = ['/', '/api/layout?path=/'];
const CLIENTS = 2;
const PAUSE_MS = 20;

export interface Survival {
  readonly mutations: number;
  /** How many of them were valid, and served. */
  readonly accepted: number;
  readonly requests: number;
  /** The failures as text; empty for none. */
  readonly failures: readonly string[];
}

const copyContent = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'broadsheet-hostile-'));
  for (const folder of ['layouts', 'brand-configs'])
    cpSync(join(ROOT, folder), join(dir, folder), { recursive: true });
  return dir;
};

/** Saves like an editor: into a temporary file that is then renamed, so that no reader sees half of it. */
const save = async (dir: string, file: string, content: string | Buffer): Promise<void> => {
  await writeFile(join(dir, `${file}.tmp`), content);
  await rename(join(dir, `${file}.tmp`), join(dir, file));
};

const saveAndWait = ({ content }: ServedContent, act: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = content.onChange(() => {
      stop();
      resolve();
    });
    act().catch(reject);
  });

/**
 * Validates a folder without caches. Proofs of the valid layouts are reused, except where a file changes that all
 * layouts depend on.
 */
const validateAfresh = async (
  dir: string,
  changed: string,
  base: LoadedContent,
): Promise<LoadedContent> => {
  const concernsAll = changed.startsWith('brand-configs/') || changed === EXPERIMENTS_FILE;
  const known = concernsAll ? undefined : base.layoutMemo;
  return loadContent(await readContentFiles(dir), blockDefinitions, known);
};

const bytesOf = async (served: ServedContent): Promise<string> => {
  const answers = [];
  for (const page of PAGES) answers.push(await served.request(page));
  return JSON.stringify(answers);
};

/** Sends requests continuously; counts the responses, and collects those with a 5xx. */
const requestSteadily = (served: ServedContent) => {
  let requesting = true;
  let requests = 0;
  const broken: string[] = [];
  const client = async (): Promise<void> => {
    while (requesting)
      for (const page of [...PAGES, ...FURTHER_PAGES]) {
        const { status } = await served.request(page);
        requests += 1;
        if (status >= 500) broken.push(`${page} answered ${status}`);
        // The clients share a process with the site: without a pause it would have no time to reload.
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    stop: async () => {
      requesting = false;
      await Promise.all(clients);
      return { requests, broken };
    },
  };
};

/** Corrupts one content file after the other while pages are requested, and repairs each again. */
export const surviveMutations = async (count: number, seed: number): Promise<Survival> => {
  const random = createSeededRandom(seed);
  const dir = copyContent();
  const fresh = copyContent();
  const served = await serveContent(dir);
  const baseFiles = await readContentFiles(fresh);
  const baseContent = loadContent(baseFiles, blockDefinitions);
  const files = baseFiles.map(({ file }) => file);
  const failures: string[] = [];
  let accepted = 0;
  const base = await bytesOf(served);
  const traffic = requestSteadily(served);
  for (let index = 0; index < count; index += 1) {
    const file = random.pick(files);
    const text = readFileSync(join(fresh, file), 'utf8');
    const { kind, mutated } = mutateFile(file, text, random);
    const expect = (holds: boolean, what: string): void => {
      if (!holds) failures.push(`#${index} ${file}, ${kind}: ${what}`);
    };
    served.takeErrors();
    await saveAndWait(served, () => save(dir, file, mutated));
    await save(fresh, file, mutated);
    const wanted = await validateAfresh(fresh, file, baseContent);
    const errors = served.takeErrors();
    const findings = [...wanted.findings, ...wanted.leftOut];
    expect(
      errors.length === findings.length,
      `${findings.length} findings, but ${errors.length} lines: ${errors.join(' | ')}`,
    );
    const here = served.content.faults();
    expect(JSON.stringify(here) === JSON.stringify(wanted.findings), 'other findings than afresh');
    const health = JSON.parse((await served.request('/health/ready')).body);
    expect(
      health.faults === wanted.findings.length && health.leftOut === wanted.leftOut.length,
      `health says ${JSON.stringify(health)}`,
    );
    if (wanted.findings.length > 0)
      expect((await bytesOf(served)) === base, 'bytes of a page changed');
    else {
      accepted += 1;
      const pages = served.content.current().pages;
      const same = [...wanted.pages].every(
        ([name, { revision }]) => pages.get(name)?.revision === revision,
      );
      expect(same && pages.size === wanted.pages.size, 'a sound change is not what serves');
    }
    await save(fresh, file, text);
    await saveAndWait(served, () => save(dir, file, text));
    expect((await bytesOf(served)) === base, 'bytes differ once the file is good again');
  }
  const { requests, broken } = await traffic.stop();
  await served.close();
  for (const folder of [dir, fresh]) rmSync(folder, { recursive: true });
  if (Reflect.get({}, 'polluted') !== undefined) failures.push('every object is polluted');
  return { mutations: count, accepted, requests, failures: [...failures, ...broken] };
};
