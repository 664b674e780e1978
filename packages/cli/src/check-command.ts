import { resolve } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { checkContent } from '@broadsheet/content-store/check-content';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { CommandInput } from './command-line/command-spec.ts';
import type { check } from './content-specs.ts';
import { loadEarlierExperiments } from './load-earlier-experiments.ts';
import { createPaint } from './paint.ts';
import { EXIT_FINDINGS, EXIT_OK } from './usage.ts';

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** One finding for people: position and message, and below it how to correct it. */
export const formatFinding = (finding: Finding, paint = createPaint(process.stdout)): string => {
  const { file, line, column, code, message, mend } = finding;
  const where = paint('bold', `${file}:${line}:${column}`);
  return `${where} ${paint('red', code)} ${message}\n    ${mend}\n`;
};

export const runCheck = async ({
  against,
  ...input
}: CommandInput<typeof check>): Promise<number> => {
  const dir = resolve(input.dir);
  const before =
    against === undefined ? NO_EXPERIMENTS : await loadEarlierExperiments(against, dir);
  const { files, findings } = await checkContent({ dir, definitions: blockDefinitions }, before);
  const ok = findings.length === 0;
  if (input.json) process.stdout.write(`${JSON.stringify({ ok, findings }, null, 2)}\n`);
  else {
    const paint = createPaint(process.stdout);
    for (const finding of findings) process.stdout.write(formatFinding(finding, paint));
    const summary = `${count(files, 'file')} checked, ${count(findings.length, 'finding')}`;
    process.stdout.write(`${paint(ok ? 'green' : 'red', summary)}\n`);
  }
  return ok ? EXIT_OK : EXIT_FINDINGS;
};
