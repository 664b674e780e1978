import { resolve } from 'node:path';
import { formatFinding } from './check-command.ts';
import type { CommandInput } from './command-line/command-spec.ts';
import type { explain } from './content-specs.ts';
import { type Explained, explainPath } from './explain-files.ts';
import { parseExplainOptions } from './explain-options.ts';
import { describeAnswered, explainRequest } from './explain-request.ts';
import { explainSite } from './explain-site.ts';
import { formatExplanation } from './format-explanation.ts';
import { createPaint } from './paint.ts';
import { EXIT_FINDINGS, EXIT_OK } from './usage.ts';

const write = (explained: Explained, json: object | null, head = ''): number => {
  const print = (text: string) => process.stdout.write(head + text);
  if (json) process.stdout.write(`${JSON.stringify(json, null, 2)}\n`);
  else if ('findings' in explained)
    print(explained.findings.map((finding) => formatFinding(finding)).join(''));
  else if ('redirect' in explained)
    print(`redirects with ${explained.redirect.status} to ${explained.redirect.location}\n`);
  else print(formatExplanation(explained, createPaint(process.stdout)));
  return 'findings' in explained ? EXIT_FINDINGS : EXIT_OK;
};

export const runExplain = async (input: CommandInput<typeof explain>): Promise<number> => {
  const { request, json, dir: folder } = parseExplainOptions(input);
  const dir = resolve(folder);
  if (request.of === 'request') {
    const found = await explainRequest(dir, request.log, request.id);
    return write(found.explained, json ? found : null, describeAnswered(found));
  }
  const explained =
    request.of === 'site'
      ? await explainSite(request.site, request.path, request.persona, Date.now())
      : await explainPath(dir, request.path, request.persona, Date.now());
  return write(explained, json ? explained : null);
};
