import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The brands and experiments that the project ships. */
export const readShippedContent = async () => {
  const { brands, experiments } = loadContent(await readContentFiles(ROOT), blockDefinitions);
  if (!brands) throw new Error('the brand configs have errors');
  return { brands, experiments };
};
