import { resolve } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import type { Finding } from '@broadsheet/contract/finding';
import { resolvePage, topicOfPage } from '@broadsheet/contract/resolve-page';
import { explain } from '@broadsheet/layout-engine/explain';
import { formatFinding } from './check-command.ts';
import { parseExplainOptions } from './explain-options.ts';
import { formatExplanation } from './format-explanation.ts';
import { createPaint } from './paint.ts';
import { EXIT_FINDINGS, EXIT_OK } from './usage.ts';

const writeJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};

const writeFindings = (findings: readonly Finding[], json: boolean): number => {
  if (json) writeJson({ ok: false, findings });
  else for (const finding of findings) process.stdout.write(formatFinding(finding));
  return EXIT_FINDINGS;
};

/** `explain --path / --brand tech ...` */
export const runExplain = async (argv: string[]): Promise<number> => {
  const options = parseExplainOptions(argv);
  const dir = resolve(options.dir);
  const { brands, pages, findings } = loadContent(await readContentFiles(dir), blockDefinitions);
  if (!brands) return writeFindings(findings, options.json);
  const { brand } = options.audienceOn({ city: null, category: null });
  const match = resolvePage(brands[brand], options.path);
  if ('redirect' in match) {
    const { status, location } = match.redirect;
    if (options.json) writeJson(match);
    else process.stdout.write(`redirects with ${status} to ${location}\n`);
    return EXIT_OK;
  }
  const page = pages.get(match.kind);
  const own = findings.filter(({ file }) => file === `layouts/${match.kind}.json`);
  if (!page && own.length > 0) return writeFindings(own, options.json);
  if (!page) throw new Error(`page ${match.kind} has no layout in ${dir}`);
  const audience = options.audienceOn(topicOfPage(brands[brand], match));
  const explanation = explain(page.compiled, audience, options.at);
  if (options.json)
    writeJson({
      path: match.path,
      at: new Date(options.at).toISOString(),
      revision: page.revision,
      audience,
      ...explanation,
    });
  else process.stdout.write(formatExplanation(explanation, createPaint(process.stdout)));
  return EXIT_OK;
};
