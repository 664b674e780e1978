/**
 * Inspects files designed to use much memory, each in a process of its own, and measures it: `tsx
 * tests/load/media-memory.ts`. Exits with 1 when one exceeded the limit.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@broadsheet/contract/errors';
import { inspectFile } from '@broadsheet/services/media/inspect/inspect-file';
import { writePicture } from '@broadsheet/services/media/upload/write-picture';
import { makeDocx } from '@broadsheet/test-kit/files/documents';
import sharp from 'sharp';

const LIMIT_MB = 64;
const BYTES_A_MB = 1_048_576;
const BACKGROUND = { r: 90, g: 90, b: 90 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const blank = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: BACKGROUND },
    limitInputPixels: false,
  });
const blanks = (megabytes: number): Buffer => Buffer.alloc(megabytes * BYTES_A_MB, ' ');
const largest = (): Buffer => Buffer.concat([Buffer.from('<'), blanks(20).subarray(1)]);

/** Creators of the files, by name. Accepted ones have the maximum size. */
const FILES: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'two-of-20-mb.docx': () =>
    makeDocx(['a', 'b'].map((name) => ({ name: `word/${name}.xml`, text: largest() }))),
  'lying.docx': () =>
    makeDocx([{ name: 'word/a.xml', text: blanks(500), claims: { bytes: 1_000 } }]),
  'plain.png': () => blank(7_900, 5_000).png().toBuffer(),
  'plain.jpg': () => blank(7_900, 5_000).jpeg().toBuffer(),
  'lossless.webp': () => blank(7_900, 5_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  'progressive.jpg': () =>
    blank(3_200, 2_500).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'interlaced.png': () => blank(3_200, 2_500).png({ progressive: true }).toBuffer(),
  'progressive-40-mp.jpg': () => blank(7_900, 5_000).jpeg({ progressive: true }).toBuffer(),
  'bomb.png': () => blank(16_000, 16_000).png().toBuffer(),
};

const processImage = async (bytes: Buffer, name: string): Promise<string> => {
  const read = async (at: number, length: number) => bytes.subarray(at, at + length);
  try {
    if (name.endsWith('.docx')) await inspectFile('resume', { size: bytes.length, read });
    else await writePicture(bytes, null);
    return 'taken';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

/**
 * The additional memory of the program while it works, in MB. The system's own peak would include that of the parent
 * process.
 */
const measure = async (path: string): Promise<void> => {
  const bytes = readFileSync(path);
  const before = process.memoryUsage.rss();
  let max = before;
  const timer = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss());
  }, 1);
  const outcome = await processImage(bytes, path);
  clearInterval(timer);
  max = Math.max(max, process.memoryUsage.rss());
  say(`${outcome} ${((max - before) / BYTES_A_MB).toFixed(1)}`);
};

const measureAll = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-media-'));
  try {
    for (const [name, make] of Object.entries(FILES)) {
      const path = join(folder, name);
      writeFileSync(path, await make());
      const program = ['--import=tsx', fileURLToPath(import.meta.url), path];
      const [outcome, megabytes] = execFileSync(process.execPath, program, { encoding: 'utf8' })
        .trim()
        .split(' ');
      say(`${name}: ${outcome}, ${megabytes} MB more`);
      if (Number(megabytes) > LIMIT_MB) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const [, , path] = process.argv;
await (path === undefined ? measureAll() : measure(path));
