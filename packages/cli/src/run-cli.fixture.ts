import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from './main.ts';

const BIN = fileURLToPath(new URL('../bin/broadsheet.js', import.meta.url));
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The program itself, as `npx broadsheet` runs it. @param input its standard input */
export const runCli = (args: readonly string[], input = '') =>
  new Promise<Ran>((resolve) => {
    const child = execFile(process.execPath, [BIN, ...args], { cwd: ROOT }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin?.end(input);
  });

/** As `runCli`, within this process: quicker by all that starting one costs. */
export const runHere = async (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> => {
  const written = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, to: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written[to] += String(text);
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return { code: await main([...args]), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
};

/** Writes a little project with the brand configs of this repository; answers its folder. */
export const writeProject = async (files: Readonly<Record<string, unknown>>): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'broadsheet-cli-'));
  const brands = ['tech', 'management'].map((brand) => `brand-configs/${brand}.json`);
  const texts = brands.map(async (file) => [file, await readFile(join(ROOT, file), 'utf8')]);
  const all = { ...Object.fromEntries(await Promise.all(texts)), ...files };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(
      join(dir, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return dir;
};
