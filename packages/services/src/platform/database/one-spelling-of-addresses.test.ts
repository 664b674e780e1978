import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneSpellingOfAddresses } from './migrations/0040-one-spelling-of-addresses.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const emailOf = async (id: number) =>
  (
    await services.database
      .selectFrom('seekers')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email;

it('addresses of before get the spelling that they are looked up by, where nobody else has it', async () => {
  const add = async (email: string) => (await addSeeker(services, { email })).seeker.id;
  const plain = await add('Asha@Example.com');
  const apart = await add('JOSE\u0301@example.com');
  const taken = await add('rene\u0301@example.com');
  const other = await add('ren\u00e9@example.com');
  for (let round = 0; round < 2; round += 1) await oneSpellingOfAddresses.up(services.database);
  expect(await Promise.all([plain, apart, taken, other].map(emailOf))).toEqual([
    'Asha@Example.com',
    'jos\u00e9@example.com',
    'rene\u0301@example.com',
    'ren\u00e9@example.com',
  ]);
});
