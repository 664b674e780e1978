import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import type { Plan } from './documents.ts';
import { INDIAN_TEMPLATES } from './indian.ts';
import { toJsonResume } from './json-resume.ts';
import { FRESH_THEMES, THEMES, type Theme, TUNED_THEMES } from './themes.ts';

const run = promisify(execFile);
const PAPER = { format: 'A4', printBackground: true } as const;
const SMALL = 'font-size:8px;width:100%;text-align:center';

const installTheme = async (folder: string, specifier: string): Promise<void> => {
  if (existsSync(`${folder}/node_modules`)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, '{}');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await run('npm', ['install', ...flags, specifier], { cwd: folder });
};

/** Opens a browser without a network: themes link fonts and icons of other sites, which are not waited for. */
const openBrowser = async (): Promise<BrowserContext> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  return browser.newContext({ offline: true });
};

type PrintOptions = Parameters<Awaited<ReturnType<BrowserContext['newPage']>>['pdf']>[0];

const print = async (
  context: BrowserContext,
  html: string,
  options: PrintOptions,
): Promise<void> => {
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  await page.pdf({ ...PAPER, ...options });
  await page.close();
};

const printTheme = async (
  context: BrowserContext,
  folder: string,
  { name, specifier }: Theme,
  plans: readonly Plan[],
): Promise<void> => {
  const theme = `${folder}/themes/${name}`;
  await installTheme(theme, specifier);
  const mine = plans.filter(
    ({ id, kind, template }) =>
      kind === 'theme' && template === name && !existsSync(`${folder}/${id}.pdf`),
  );
  if (mine.length === 0) return;
  const resumes = mine.map(({ id, persona }) => [id, toJsonResume(persona)] as const);
  await writeFile(`${theme}/resumes.json`, JSON.stringify(Object.fromEntries(resumes)));
  await cp(new URL('render-theme.mjs', import.meta.url), `${theme}/render-theme.mjs`);
  const args = ['render-theme.mjs', `jsonresume-theme-${name}`, 'resumes.json', '.'];
  await run(process.execPath, args, { cwd: theme, env: { ...process.env, TZ: 'UTC' } });
  for (const { id } of mine) {
    const html = await readFile(`${theme}/${id}.html`, 'utf8');
    await print(context, html, { path: `${folder}/${id}.pdf` });
  }
};

/** Writes the resumes that a browser prints: themes, and the Indian forms. */
export const printPages = async (folder: string, plans: readonly Plan[]): Promise<void> => {
  const context = await openBrowser();
  for (const theme of [...THEMES, ...TUNED_THEMES, ...FRESH_THEMES])
    await printTheme(context, folder, theme, plans).catch((error: unknown) =>
      console.error(`${theme.name} was not printed: ${String(error).slice(0, 200)}`),
    );
  for (const { id, kind, template, persona } of plans) {
    const form = INDIAN_TEMPLATES.find(({ name }) => name === template);
    const path = `${folder}/${id}.pdf`;
    if (kind !== 'indian' || !form || existsSync(path)) continue;
    const header = form.header?.(persona);
    await print(context, form.write(persona), {
      path,
      preferCSSPageSize: true,
      ...(header === undefined
        ? {}
        : {
            displayHeaderFooter: true,
            headerTemplate: `<div style="${SMALL}">${header}</div>`,
            footerTemplate: `<div style="${SMALL}">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
          }),
    });
  }
  await context.browser()?.close();
};
