import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { changeOf, FILES, textOf } from './edited-home.fixture.ts';
import { openReplicas } from './publishing-replicas.fixture.ts';

const openReview = async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
    needsReview: true,
  });
  const [asha, ravi] = [await loginAs('asha'), await loginAs('ravi')];
  const draft = await changeOf(asha, textOf('Diwali!'));
  const { answer: submitted } = await asha('submitChange', draft);
  return { asha, ravi, params: draft.params, version: submitted.version };
};

it('is sent back with a reason, which the draft and the activity log show', async () => {
  const { asha, ravi, params, version } = await openReview();
  const body = { version, reason: '  The date is last year.\n' };
  expect((await ravi('returnChange', { params, body })).status).toBe(200);
  const { answer } = await asha('readChange', { params });
  expect(answer).toMatchObject({
    state: 'draft',
    submitted: null,
    returned: { by: { name: 'Ravi' }, reason: 'The date is last year.' },
  });
  const { answer: audit } = await asha('listAudit', { query: { subject: params.change } });
  expect(audit.items[0]).toMatchObject({
    action: 'change.return',
    details: { reason: 'The date is last year.' },
  });

  const again = await asha('submitChange', { params, body: { version: answer.version } });
  expect(again.answer.returned?.reason).toBe('The date is last year.');
});

it.each([
  ['without a reason', undefined],
  ['with an empty one', ''],
  ['with a blank one', ' \n'],
  ['with one of more than 1,000 characters', 'x'.repeat(1_001)],
])('is not sent back %s', async (_, reason) => {
  const { ravi, params, version } = await openReview();
  const body = reason === undefined ? { version } : { version, reason };
  const refused = await ravi('returnChange', {
    params,
    body: body as typeof body & { reason: string },
  });
  expect([refused.status, refused.answer]).toMatchObject([400, { code: 'VALIDATION' }]);
  expect((await ravi('readChange', { params })).answer.state).toBe('review');
});

it('is approved with a note or without', async () => {
  const { asha, ravi, params, version } = await openReview();
  const approved = await ravi('approveChange', { params, body: { version, reason: 'Nice.' } });
  expect(approved.answer.approved?.reason).toBe('Nice.');
  const back = { version: approved.answer.version, reason: 'One more picture.' };
  const { answer: returned } = await asha('returnChange', { params, body: back });
  expect([returned.approved, returned.returned?.reason]).toEqual([null, 'One more picture.']);
  const { answer } = await ravi('approveChange', { params, body: { version: returned.version } });
  expect(answer.approved).toMatchObject({ by: { name: 'Ravi' }, reason: null });
});
