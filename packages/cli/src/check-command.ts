import { resolve } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { checkContent } from '@broadsheet/content-store/check-content';
import type { PageCosts } from '@broadsheet/content-store/page-costs';
import { NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { isWarning } from '@broadsheet/contract/finding-codes';
import type { CommandInput } from './command-line/command-spec.ts';
import type { check } from './content-specs.ts';
import { formatCost } from './format-cost.ts';
import { formatTable } from './format-table.ts';
import { loadEarlierExperiments } from './load-earlier-experiments.ts';
import { createPaint } from './paint.ts';
import { EXIT_FINDINGS, EXIT_OK } from './usage.ts';

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** One finding for people: position and message, and below it how to correct it. */
export const formatFinding = (finding: Finding, paint = createPaint(process.stdout)): string => {
  const { file, line, column, code, message, mend } = finding;
  const where = paint('bold', `${file}:${line}:${column}`);
  return `${where} ${paint(isWarning(code) ? 'yellow' : 'red', code)} ${message}\n    ${mend}\n`;
};

const formatCosts = (costs: PageCosts): string[] => {
  const rows = [...costs].flatMap(([page, ofBrands]) =>
    ofBrands.map((cost) => [page, cost.brand, formatCost(cost)]),
  );
  return formatTable([['page', 'brand', 'cached'], ...rows]);
};

export const runCheck = async ({
  against,
  ...input
}: CommandInput<typeof check>): Promise<number> => {
  const dir = resolve(input.dir);
  const before =
    against === undefined ? NO_EXPERIMENTS : await loadEarlierExperiments(against, dir);
  const { files, findings, warnings, costs } = await checkContent(
    { dir, definitions: blockDefinitions },
    before,
  );
  const ok = findings.length === 0;
  const paint = createPaint(process.stdout);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  if (input.json)
    print(JSON.stringify({ ok, findings, warnings, costs: Object.fromEntries(costs) }, null, 2));
  else {
    for (const finding of [...findings, ...warnings])
      process.stdout.write(formatFinding(finding, paint));
    if (input.verbose) for (const line of formatCosts(costs)) print(line);
    const warned = warnings.length > 0 ? `, ${count(warnings.length, 'warning')}` : '';
    const summary = `${count(files, 'file')} checked, ${count(findings.length, 'finding')}${warned}`;
    print(paint(ok ? 'green' : 'red', summary));
  }
  return ok ? EXIT_OK : EXIT_FINDINGS;
};
