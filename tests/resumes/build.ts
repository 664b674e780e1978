import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listPlans, type Plan, type Sample } from './documents.ts';
import { toJsonResume } from './json-resume.ts';
import { LATEX_TEMPLATES } from './latex.ts';
import { NOW } from './personas.ts';
import { THEMES } from './themes.ts';
import { toTruth } from './truth.ts';
import { WORD_TEMPLATES, writeDocx } from './word.ts';

const run = promisify(execFile);
const TWO_MINUTES = 120_000;
const PAPER = { format: 'A4', printBackground: true } as const;

const installTheme = async (folder: string, specifier: string): Promise<void> => {
  if (existsSync(`${folder}/node_modules`)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, '{}');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await run('npm', ['install', ...flags, specifier], { cwd: folder });
};

const printThemes = async (folder: string, plans: readonly Plan[]): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  // Themes link fonts and icons of other sites, which are not waited for.
  const context = await browser.newContext({ offline: true });
  for (const { name, specifier } of THEMES) {
    const theme = `${folder}/themes/${name}`;
    await installTheme(theme, specifier);
    const mine = plans.filter(
      ({ id, kind, template }) =>
        kind === 'theme' && template === name && !existsSync(`${folder}/${id}.pdf`),
    );
    if (mine.length === 0) continue;
    const resumes = mine.map(({ id, persona }) => [id, toJsonResume(persona)] as const);
    await writeFile(`${theme}/resumes.json`, JSON.stringify(Object.fromEntries(resumes)));
    await cp(new URL('render-theme.mjs', import.meta.url), `${theme}/render-theme.mjs`);
    const args = ['render-theme.mjs', `jsonresume-theme-${name}`, 'resumes.json', '.'];
    await run(process.execPath, args, { cwd: theme, env: { ...process.env, TZ: 'UTC' } });
    for (const { id } of mine) {
      const page = await context.newPage();
      await page.setContent(await readFile(`${theme}/${id}.html`, 'utf8'), {
        waitUntil: 'domcontentloaded',
      });
      await page.pdf({ path: `${folder}/${id}.pdf`, ...PAPER });
      await page.close();
    }
  }
  await browser.close();
};

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
await printThemes(folder, plans);
const samples: Sample[] = [];
for (const plan of plans) samples.push(...(await describe(folder, plan)));
await writeFile(`${folder}/samples.json`, JSON.stringify(samples, null, 1));
console.log(`${samples.length} resumes in ${folder}`);
