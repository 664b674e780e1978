import { ANYBODY } from '@broadsheet/contract/audience';
import { PageExplanation } from '@broadsheet/contract/explanation';
import { PageRedirect } from '@broadsheet/contract/page-json';
import { signPreview } from '@broadsheet/preview/preview-token';
import Type from 'typebox';
import Value from 'typebox/value';
import { callSite } from './call-site.ts';
import type { Persona } from './persona-options.ts';
import { siteSecretHere } from './site-secret-here.ts';

const LIFE_MS = 60_000;
const Answer = Type.Union([PageExplanation, PageRedirect]);

/**
 * Explains an address with the content that a running site serves now, for an audience.
 * @param now epoch ms. Throws when the site does not answer or rejects this machine's preview token.
 */
export const explainSite = async (
  site: string,
  path: string,
  { audience, at, arms }: Persona,
  now: number,
): Promise<PageExplanation | PageRedirect> => {
  const { brand, ...fields } = { ...ANYBODY, ...audience };
  const preview = {
    brand,
    audience: fields,
    arms,
    expires: new Date(now + LIFE_MS).toISOString(),
    ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  };
  const token = await signPreview(preview, await siteSecretHere(), now);
  const query = new URLSearchParams({ path, preview: token });
  const { status, body } = await callSite(`${site}/api/explain?${query}`);
  if (status === 404)
    throw new Error(
      `${site} refused the request. Check that --brand (${brand}) is the brand of the site, and that SITE_SECRET or DATA_DIR is the same as on the site`,
    );
  const answer: unknown = status === 200 ? JSON.parse(body) : null;
  if (!Value.Check(Answer, answer))
    throw new Error(`${site} answered ${status} without an explanation`);
  return answer;
};
