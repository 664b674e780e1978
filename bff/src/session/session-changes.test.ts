import type { Cohort } from '@broadsheet/contract/audience';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { expect, it } from 'vitest';
import {
  cookieOf,
  FORM,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';
import { layout } from '../fixtures/test-files.fixture.ts';
import type { TestSite } from '../fixtures/test-site.fixture.ts';

const openSite = useTestSites();
const STAMP = '/api/user/updatestamp';

/** Two replicas of a site over the same services, for a seeker whose cohort changes with a prompt's answer. */
const openReplicas = async () => {
  let cohort: Cohort = 'parserMismatch';
  const { reader } = sessionOf();
  const service = services({
    [VALIDATE]: (request, response) =>
      json(sessionOf({ reader: { ...reader, cohort } }))(request, response),
    '/user/updatestamp': (request, response) => {
      cohort = 'profileUpdateSuccess';
      return json({ message: 'Thank you.', cohort })(request, response);
    },
  });
  const files = layout('jobfeed', {
    always: { type: 'text' },
    prompt: { type: 'text', when: { cohort: ['parserMismatch'] } },
    thanks: { type: 'text', when: { cohort: ['profileUpdateSuccess'] } },
  });
  return [await openSite({ service, files }), await openSite({ service, files })] as const;
};

const answer = (site: TestSite, headers: object) =>
  post(site, STAMP, 'opt=parserMismatch&isUpdate=1&next=%2Fjobfeed', {
    ...headers,
    ...FORM,
    ...OWN,
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
  });

/** The blocks of the page for a browser with these cookies. */
const shown = async (site: TestSite, cookie: string): Promise<string[]> => {
  const { body } = await site.request('/jobfeed', { headers: { cookie } });
  return [...body.matchAll(/data-block-id="(\w+)"/g)].map(([, id = '']) => id);
};

it('the page after an answer to a prompt is chosen by it, on the replica that took it and on any other', async () => {
  const [one, other] = await openReplicas();
  const token = await tokenOf();
  const { cookie } = cookieOf(token);
  for (const site of [one, other]) expect(await shown(site, cookie)).toEqual(['always', 'prompt']);
  const answered = await answer(one, { cookie: `${cookie}; band=8` });
  expect([answered.statusCode, answered.headers.location]).toEqual([303, '/jobfeed']);
  const set = setCookies(answered);
  const aud = 'profileUpdateSuccess.basic.2.bangalore.backend';
  expect(set).toEqual({ changed: '1', aud, band: null });
  for (const site of [one, other])
    expect(await shown(site, `${cookie}; changed=${set.changed}`)).toEqual(['always', 'thanks']);
});
