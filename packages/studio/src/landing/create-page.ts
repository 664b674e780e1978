import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import { openChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { callStudio } from '../api/call-studio.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { typesByName } from '../editor/model/types-by-name.ts';
import { addRedirect } from '../redirects/draft-redirects.ts';
import { fileForAddress } from './landing-address.ts';
import { landingFromCopy, landingFromTemplate, type NewLanding, TEMPLATES } from './new-landing.ts';

/** Begins a choice to start with a copy of a page; its file follows. */
export const COPY = 'copy ';
const CHANGE_TITLE_MAX = 120;

/** A file that no page has yet. */
export const freeFile = (address: string, files: readonly string[]): string => {
  const wanted = fileForAddress(address);
  let file = wanted;
  for (let number = 2; files.includes(file); number += 1)
    file = wanted.replace(/\.json$/, `-${number}.json`);
  return file;
};

const readLive = async (file: string): Promise<string> =>
  (await callStudio(readFile, { query: { file } })).text;

/** Creates the text of the page. Throws where the page to copy cannot be read. */
const createText = async (
  landing: NewLanding,
  start: string,
  { types, brands }: Palette,
): Promise<string> => {
  const byName = typesByName(types);
  const template = TEMPLATES.find(({ id }) => id === start);
  if (template) return landingFromTemplate(landing, template, byName, brands.length);
  const file = start.slice(COPY.length);
  const copy = landingFromCopy(
    landing,
    { file, text: await readLive(file) },
    byName,
    brands.length,
  );
  if (copy === null) throw new Error('This page is damaged and cannot be copied.');
  return copy;
};

export interface PageToCreate {
  readonly landing: NewLanding;
  readonly file: string;
  /** The id of a template, or `COPY` and the file of a page. */
  readonly start: string;
  /** An address that is to lead to the page; empty for none. */
  readonly former: string;
  readonly files: readonly string[];
  readonly palette: Palette;
}

/** Creates the page in a new draft, with its redirect. Returns the draft. */
export const createPage = async (created: PageToCreate): Promise<string> => {
  const { landing, file, start, former, files, palette } = created;
  const { title, address, brands } = landing;
  const text = await createText(landing, start, palette);
  const sites = brands.length < palette.brands.length ? { brands: [...brands] } : {};
  const live =
    former !== '' && files.includes(REDIRECTS_FILE) ? await readLive(REDIRECTS_FILE) : '';
  const redirects =
    former === '' ? null : addRedirect(live, { from: former, to: address, status: 301, ...sites });
  const { id } = await callStudio(openChange, {
    body: { title: `New page: ${title}`.slice(0, CHANGE_TITLE_MAX) },
  });
  const save = (named: string, written: string) =>
    callStudio(saveDocument, {
      params: { change: id },
      body: { file: named, version: null, text: written },
    });
  await save(file, text);
  if (redirects !== null) await save(REDIRECTS_FILE, redirects);
  return id;
};
