import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import { afterAll, beforeAll } from 'vitest';

/** One site for all tests of a file; the answer gives it once the tests run. */
export const useRunningSite = (): (() => RunningSite) => {
  let site: RunningSite | undefined;
  beforeAll(async () => {
    // What every page is, is judged here, and not how many a busy machine can answer.
    site = await startSite({ ADMISSION: 'off' });
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('the site runs only while tests do');
    return site;
  };
};
