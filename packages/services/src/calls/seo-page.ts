import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seoPage } from '@broadsheet/contract/calls/seo';
import { CatalogueError } from '@broadsheet/contract/errors';
import { SeoData } from '@broadsheet/contract/seo';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { bindCall } from './call-handler.ts';

const file = Compile(Type.Object({ tech: SeoData, management: SeoData }));

/** What marketing wrote for search engines in `<page>.json`, read anew each time: a saved change is seen at once. */
export const seoPageCall = bindCall(seoPage, async (_query, { page }, { seoDir, brand }) => {
  const path = join(seoDir, `${page}.json`);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CatalogueError('NOT_FOUND');
    throw error;
  });
  const value: unknown = JSON.parse(text);
  if (!file.Check(value)) {
    const [fault] = file.Errors(value);
    throw new Error(`${path} is not as expected: ${fault?.instancePath} ${fault?.message}`);
  }
  return value[brand];
});
