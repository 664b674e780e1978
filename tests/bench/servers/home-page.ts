import type { PageJson } from '@broadsheet/contract/page-json';
import type { RunningProgram } from './start-program.ts';

/** The JSON of a server's home page. Throws unless shared caches may store it. */
export const readPublicHome = async (server: RunningProgram): Promise<string> => {
  const response = await fetch(`${server.url}/api/layout?path=${encodeURIComponent('/')}`);
  const text = await response.text();
  const { cache }: Pick<PageJson, 'cache'> = JSON.parse(text);
  if (cache.scope !== 'public') throw new Error(`the home page of the bench asks for ${cache.key}`);
  return text;
};
