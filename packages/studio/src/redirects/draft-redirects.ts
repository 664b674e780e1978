import type { Finding } from '@broadsheet/contract/finding';
import { REDIRECTS_FILE, type Redirect, RedirectsFile } from '@broadsheet/contract/redirects';
import { tidyAddress } from '@broadsheet/contract/site-addresses';
import { parseContent } from '@broadsheet/layout-engine/parse-content';
import { writeJson } from '../editor/model/write-json.ts';

const NEW_FILE = '[]\n';

export interface DraftRedirects {
  /** Null if the text has no redirects that a form can show; the findings explain why. */
  readonly redirects: readonly Redirect[] | null;
  readonly findings: readonly Finding[];
}

const textOrNew = (text: string): string => (text.trim() === '' ? NEW_FILE : text);

export const readDraftRedirects = (text: string): DraftRedirects => {
  const { value, findings } = parseContent(REDIRECTS_FILE, textOrNew(text), RedirectsFile);
  return { redirects: value, findings };
};

export const writeRedirects = (text: string, redirects: readonly Redirect[]): string =>
  writeJson(textOrNew(text), redirects);

/**
 * The text with a redirect from an address, in place of any that its sites had. Redirects that led to the address lead to
 * the new one. Null if the text is damaged.
 */
export const addRedirect = (text: string, added: Redirect): string | null => {
  const { redirects } = readDraftRedirects(text);
  if (!redirects) return null;
  const from = tidyAddress(added.from);
  const isSame = (address: string) => tidyAddress(address) === from;
  const others = redirects
    .filter((each) => !isSame(each.from) && !(tidyAddress(each.from) === tidyAddress(added.to)))
    .map((each) => (isSame(each.to) ? { ...each, to: added.to } : each));
  return writeRedirects(text, [...others, added]);
};
