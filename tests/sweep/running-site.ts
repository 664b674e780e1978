import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import { afterAll, beforeAll } from 'vitest';

/** One site for all tests of a file; the returned function gives it once the tests run. */
export const useRunningSite = (): (() => RunningSite) => {
  let site: RunningSite | undefined;
  beforeAll(async () => {
    // The tests check pages, not the capacity of a busy machine.
    site = await startSite({ ADMISSION: 'off' });
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('the site runs only while tests do');
    return site;
  };
};
