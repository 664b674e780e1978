import { resolve } from 'node:path';
import { ANYBODY } from '@broadsheet/contract/audience';
import { describePersona } from '@broadsheet/contract/describe-persona';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { isPageName, kindOfPage } from '@broadsheet/contract/page-name';
import type { Preview } from '@broadsheet/contract/preview';
import { withPreview } from '@broadsheet/contract/preview-path';
import { signPreview } from '@broadsheet/preview/preview-token';
import { formatFinding } from './check-command.ts';
import type { CommandInput } from './command-line/command-spec.ts';
import type { preview as previewSpec } from './content-specs.ts';
import { explainPath } from './explain-files.ts';
import type { Persona } from './persona-options.ts';
import { parsePreviewOptions } from './preview-options.ts';
import { siteSecretHere } from './site-secret-here.ts';
import { EXIT_FINDINGS, EXIT_OK, UsageError } from './usage.ts';

/** A token contains whole seconds. */
const toSecond = (ms: number): string => new Date(Math.floor(ms / 1000) * 1000).toISOString();

const previewOf = ({ audience, at, arms }: Persona, expires: number): Preview => {
  const { brand = ANYBODY.brand, ...fields } = audience;
  return {
    brand,
    audience: fields,
    ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
    ...(Object.keys(arms).length === 0 ? {} : { arms }),
    expires: toSecond(expires),
  };
};

const describe = (page: string, { brand, audience, at, arms, expires }: Preview): string => {
  const persona = describePersona({ brand, ...audience });
  const forced = Object.entries(arms ?? {}).map(([key, arm]) => `${key}=${arm}`);
  return [
    `Shows page ${page} as seen by: ${persona}${at ? `, on ${at}` : ', now'}.`,
    ...(forced.length > 0 ? [`Forces ${forced.join(', ')}.`] : []),
    'Everything else depends on the person who opens the link. Experiments show control.',
    `Works until ${expires}. Page views through it are not counted or stored.`,
    '',
  ].join('\n');
};

export const runPreview = async (input: CommandInput<typeof previewSpec>): Promise<number> => {
  const { path, persona, lifeMs, site, dir, json } = parsePreviewOptions(input);
  const now = Date.now();
  const shown = await explainPath(resolve(dir), path, persona, now);
  if ('findings' in shown) {
    for (const finding of shown.findings) process.stdout.write(formatFinding(finding));
    return EXIT_FINDINGS;
  }
  if ('redirect' in shown)
    throw new UsageError(`--path: ${path} redirects, preview ${shown.redirect.location} instead`);
  const { page } = shown;
  if (isPageName(page) && PAGE_KINDS[kindOfPage(page)].auth === 'seeker')
    throw new UsageError(`--path: ${path} is shown to seekers who are logged in, not by a link`);
  const preview = previewOf(persona, now + lifeMs);
  const token = await signPreview(preview, await siteSecretHere(), now);

  const url = `${site}${withPreview(shown.path, token)}`;
  process.stdout.write(
    json
      ? `${JSON.stringify({ url, page, ...preview }, null, 2)}\n`
      : `${url}\n${describe(page, preview)}`,
  );
  return EXIT_OK;
};
