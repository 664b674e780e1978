import { dataExport, erase } from '@broadsheet/contract/calls/account';
import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../privacy/clean-up.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const answer = (block: string, email: string, days = 180) => ({
  page: 'landing/hiring-day',
  block,
  title: 'Hiring day',
  purpose: 'To plan the day.',
  consent: 'I agree.',
  days,
  answers: [{ label: 'Email', kind: 'email' as const, values: [email] }],
});
const blocks = async () => {
  const rows = await services.database
    .selectFrom('form_answers')
    .select('block')
    .orderBy('number')
    .execute();
  return rows.map(({ block }) => block);
};

it('a member exports and erases answers that they sent, signed in or with the address of the account', async () => {
  const { token } = await addSeeker(services, { email: 'meera.form@example.com' });
  const { token: other } = await addSeeker(services, { email: 'other.form@example.com' });
  await services.call(saveFormAnswer, { token, body: answer('signed-in', 'else@example.com') });
  await services.call(saveFormAnswer, { body: answer('visitor', 'Meera.Form@example.com') });
  await services.call(saveFormAnswer, {
    token: other,
    body: answer('other', 'other.form@example.com'),
  });
  await services.call(saveFormAnswer, {
    brand: 'management',
    body: answer('elsewhere', 'meera.form@example.com'),
  });
  const { formAnswers } = await services.call(dataExport, { token });
  expect(formAnswers).toMatchObject([
    { title: 'Hiring day', consent: 'I agree.', answers: [{ values: ['else@example.com'] }] },
    { purpose: 'To plan the day.', answers: [{ values: ['Meera.Form@example.com'] }] },
  ]);
  await services.call(erase, { token, body: { password: TEST_PASSWORD } });
  expect(await blocks()).toEqual(['other', 'elsewhere']);
});

it('an answer is deleted after the days that its form named', async () => {
  await services.database.deleteFrom('form_answers').execute();
  await services.call(saveFormAnswer, { body: answer('short', 'a@example.com', 1) });
  await services.call(saveFormAnswer, { body: answer('long', 'a@example.com', 2) });
  await cleanUp(services.database, services.now + DAY_MS - 1);
  expect(await blocks()).toEqual(['short', 'long']);
  await cleanUp(services.database, services.now + DAY_MS);
  expect(await blocks()).toEqual(['long']);
});
