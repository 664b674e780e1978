import { feedPreferences, saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { femaleJobs, nearbyCitiesJobs, search } from '@broadsheet/contract/calls/job';
import { profile, saveProfile } from '@broadsheet/contract/calls/profile';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BANGALORE = '2';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

it('lists of jobs are narrowed by any name of a city as by its id', async () => {
  const byId = await services.call(search, { query: { locIds: BANGALORE } });
  expect(byId.total).toBeGreaterThan(0);
  const byName = await services.call(search, { query: { locIds: 'Bengaluru' } });
  expect(byName.items).toEqual(byId.items);
  const women = await services.call(femaleJobs, { query: { joblocationIds: 'bengaluru,GGN' } });
  const womenById = await services.call(femaleJobs, {
    query: { joblocationIds: `${BANGALORE},13` },
  });
  expect(women.total).toBe(womenById.total);
  const near = await services.call(nearbyCitiesJobs, { query: { locIds: 'Bombay' } });
  expect(near.items.length).toBeGreaterThan(0);
});

it('a list for a city that the site does not know is refused', async () => {
  const { status, body } = await services.send(search, { query: { locIds: 'Atlantis' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'VALIDATION', details: [{ path: 'querystring/locIds' }] });
});

it('profiles and preferences save a city under its canonical name, each once', async () => {
  const { token } = await addSeeker(services);
  await services.call(saveProfile, {
    token,
    body: {
      step: 'addPersonalDetails',
      currentCity: 'Gurugram',
      preferredCities: ['Trivandrum', 'Calcutta', 'kolkata'],
    },
  });
  const saved = (await services.call(profile, { token, query: { fields: 'pd' } })).profile;
  expect(saved.pd?.locations).toEqual({
    current: { slug: 'gurgaon', label: 'Gurgaon' },
    preferred: [
      { slug: 'thiruvananthapuram', label: 'Thiruvananthapuram' },
      { slug: 'kolkata', label: 'Kolkata' },
    ],
  });
  await services.call(saveFeedPreferences, { token, body: { cities: ['Bombay', 'New Delhi'] } });
  const { preferences } = await services.call(feedPreferences, { token });
  expect(preferences.cities.map(({ slug }) => slug)).toEqual(['mumbai', 'delhi-ncr']);
});
