import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { readLines } from '@broadsheet/resume-parser/read-lines';
import type { Sample } from './documents.ts';

/**
 * Writes the lines of one resume of each tuned template to `fixtures`, for the test that runs without TeX and a browser:
 * `tsx tests/resumes/take-lines.ts <folder>`.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: tsx tests/resumes/take-lines.ts <folder>');
const samples: readonly Sample[] = JSON.parse(await readFile(`${folder}/samples.json`, 'utf8'));
const taken = new Map<string, string>();
for (const { file, template, half, kind, truth } of samples) {
  if (half !== 'tune' || taken.has(`${kind}-${template}`)) continue;
  const lines = (await readLines(await readFile(`${folder}/${file}`))).map((line) => ({
    ...line,
    x: Math.round(line.x * 10) / 10,
    y: Math.round(line.y * 10) / 10,
    width: Math.round(line.width * 10) / 10,
    size: Math.round(line.size * 10) / 10,
  }));
  taken.set(`${kind}-${template}`, JSON.stringify({ file, truth, lines }));
}
const target = new URL('fixtures/', import.meta.url);
await mkdir(target, { recursive: true });
await writeFile(new URL('tuned-lines.jsonl', target), `${[...taken.values()].join('\n')}\n`);
