import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { listPlans, type Plan, type Sample } from './documents.ts';
import { LATEX_TEMPLATES } from './latex.ts';
import { NOW } from './personas.ts';
import { printPages } from './print-pages.ts';
import { toTruth } from './truth.ts';
import { WORD_TEMPLATES, writeDocx } from './word.ts';

const run = promisify(execFile);
const TWO_MINUTES = 120_000;
const typeset = async (folder: string, plans: readonly Plan[]): Promise<void> => {
  for (const { name, write } of LATEX_TEMPLATES)
    for (const { id, persona, style } of plans.filter(
      ({ kind, template }) => kind === 'latex' && template === name,
    )) {
      if (existsSync(`${folder}/${id}.pdf`)) continue;
      await writeFile(`${folder}/${id}.tex`, write(persona, style));
      const args = ['-interaction=nonstopmode', `${id}.tex`];
      // Positions are known in the second run. Some classes end with an error after they have written all pages.
      for (const _ of [1, 2])
        await run('pdflatex', args, { cwd: folder, timeout: TWO_MINUTES }).catch(() => undefined);
    }
};

const writeWord = async (folder: string, plans: readonly Plan[]): Promise<void> => {
  const asPdf: string[] = [];
  for (const word of WORD_TEMPLATES)
    for (const plan of plans.filter(
      ({ kind, template }) => kind === 'word' && template === word.name,
    )) {
      await writeFile(`${folder}/${plan.id}.docx`, writeDocx(word, plan.persona, plan.style));
      if (plan.asPdf && !existsSync(`${folder}/${plan.id}.pdf`)) asPdf.push(`${plan.id}.docx`);
    }
  if (asPdf.length === 0) return;
  await run('soffice', ['--headless', '--convert-to', 'pdf', ...asPdf], {
    cwd: folder,
    timeout: TWO_MINUTES,
  });
};

const textOf = async (file: string): Promise<string> => {
  if (file.endsWith('.pdf')) return (await run('pdftotext', ['-raw', file, '-'])).stdout;
  const { stdout } = await run('unzip', ['-p', file, 'word/document.xml']);
  return stdout
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&');
};

const describe = async (folder: string, { id, persona, ...plan }: Plan): Promise<Sample[]> => {
  const file = `${id}.${plan.asPdf ? 'pdf' : 'docx'}`;
  if (!existsSync(`${folder}/${file}`)) {
    console.error(`${file} was not written`);
    return [];
  }
  const truth = toTruth(persona, await textOf(`${folder}/${file}`), NOW);
  return [{ file, template: plan.template, kind: plan.kind, half: plan.half, truth }];
};

/**
 * Writes what is missing of the test set: `tsx tests/resumes/build.ts <folder>`. It needs npm, Chromium, TeX Live, LibreOffice and
 * pdftotext; README.md names the packages.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: tsx tests/resumes/build.ts <folder>');
await mkdir(folder, { recursive: true });
const plans = listPlans();
await writeWord(folder, plans);
await typeset(folder, plans);
await printPages(folder, plans);
const samples: Sample[] = [];
for (const plan of plans) samples.push(...(await describe(folder, plan)));
await writeFile(`${folder}/samples.json`, JSON.stringify(samples, null, 1));
console.log(`${samples.length} resumes in ${folder}`);
