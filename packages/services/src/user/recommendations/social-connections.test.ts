import { dataExport } from '@broadsheet/contract/calls/account';
import {
  saveSocialConnection,
  socialConnections,
} from '@broadsheet/contract/calls/social-connections';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

it('connections are kept one of a kind, of their own site only, and of nobody else', async () => {
  const { token } = await addSeeker(services);
  const { token: other } = await addSeeker(services);
  const save = (kind: 'linkedin' | 'twitter', address: string) =>
    services.send(saveSocialConnection, { token, body: { kind, address } });
  await save('twitter', 'x.com/asharao');
  await save('linkedin', 'https://linkedin.com/in/asha');
  await save('linkedin', 'https://linkedin.com/in/asha-rao');
  expect(await save('linkedin', 'https://evil.example/in/asha')).toMatchObject({
    status: 400,
    body: { code: 'SOCIAL_ADDRESS_WRONG' },
  });
  const { items } = await services.call(socialConnections, { token });
  expect(items.map(({ kind, address }) => [kind, address])).toEqual([
    ['linkedin', 'https://linkedin.com/in/asha-rao'],
    ['twitter', 'https://x.com/asharao'],
  ]);
  expect((await services.call(dataExport, { token })).socialConnections).toEqual(items);
  expect(await services.call(socialConnections, { token: other })).toEqual({ items: [] });
  await save('twitter', ' ');
  expect((await services.call(socialConnections, { token })).items).toEqual(items.slice(0, 1));
});
