import { dataExport, erase } from '@broadsheet/contract/calls/account';
import {
  order,
  orderInvoice,
  orders,
  paymentCallback,
  subscriptionDetails,
  subscriptionHash,
} from '@broadsheet/contract/calls/subscription';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fields, gatewayFieldsOf, openTestOrder } from './orders/gateway-fields.fixture.ts';
import { payuCallbackHash } from './payments/payu/payu-hash.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const report = (fields: Fields) => services.send(paymentCallback, { body: fields });
const details = (token: string) => services.call(subscriptionDetails, { token });
const stateOf = async (token: string, orderId: string) =>
  (await services.call(order, { token, params: { orderId } })).order.status;
const reportsOf = (orderId: string) =>
  services.database
    .selectFrom('payment_callbacks')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
const never = { active: false, expiry: null };
const signed = (fields: Fields): Fields => ({
  ...fields,
  hash: payuCallbackHash('sandbox', 'sandbox', fields),
});

describe('an order', () => {
  it('asks the gateway for exactly the price, in the name of its seeker', async () => {
    const { token, seeker } = await addSeeker(services, { name: 'Asha | Rao' });
    const { orderId, fields } = await openTestOrder(services, token);
    expect(fields).toMatchObject({
      txnid: orderId,
      amount: '1499.00',
      productinfo: 'early-applicant',
      firstname: 'Asha',
      email: seeker.email,
      udf1: 'tech',
      udf2: seeker.public_id,
      surl: 'http://tech.localhost:3000/api/subscription/',
    });
    expect(await details(token)).toEqual({
      earlyApplicant: never,
      resumeBuilder: never,
      pro: never,
    });
  });

  it('is the same when it is opened again, and by two requests at once', async () => {
    const { token } = await addSeeker(services);
    const opened = await Promise.all([1, 2, 3].map(() => openTestOrder(services, token, 'both')));
    expect(new Set(opened.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await openTestOrder(services, token, 'pro')).orderId).not.toBe(opened[0]?.orderId);
    expect((await services.call(orders, { token })).orders).toHaveLength(2);
  });

  it('keeps the price at which it was opened, until it is ordered anew', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    await services.database
      .updateTable('orders')
      .set({ amount: '999.00' })
      .where('id', '=', orderId)
      .execute();
    expect((await openTestOrder(services, token)).orderId).not.toBe(orderId);
    expect(await report(gatewayFieldsOf(fields, 'success'))).toMatchObject({ status: 200 });
    expect(await stateOf(token, orderId)).toBe('open');
  });

  it('gives both plans and no more for one payment, which both save', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token, 'both');
    expect(fields.amount).toBe('2999.00');
    expect(await report(gatewayFieldsOf(fields, 'success'))).toEqual({
      status: 200,
      body: { orderId, status: 'paid' },
    });
    const held = { active: true, expiry: expect.any(String) };
    expect(await details(token)).toEqual({ earlyApplicant: held, resumeBuilder: held, pro: never });
    const bought = await services.call(order, { token, params: { orderId } });
    expect(bought).toMatchObject({
      payment: null,
      order: { status: 'paid', saved: '499.00', tax: { percent: 18, amount: '457.47' } },
    });
  });

  it('that is paid cannot be paid again: the same choice is a new one, from its end on', async () => {
    const { token } = await addSeeker(services);
    const first = await openTestOrder(services, token);
    await report(gatewayFieldsOf(first.fields, 'success'));
    const { earlyApplicant } = await details(token);
    const second = await openTestOrder(services, token);
    expect(second.orderId).not.toBe(first.orderId);
    await report(gatewayFieldsOf(second.fields, 'success'));
    const [newest] = (await services.call(orders, { token })).orders.filter(
      ({ orderId }) => orderId === second.orderId,
    );
    expect(Date.parse(newest?.items[0]?.until ?? '')).toBeGreaterThan(
      Date.parse(earlyApplicant.expiry ?? '') + 180 * DAY_MS,
    );
  });

  it('that the gateway has still is no second one', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    await report(gatewayFieldsOf(fields, 'pending'));
    const again = await services.call(subscriptionHash, {
      token,
      body: { plan: 'early-applicant' },
    });
    expect(again).toMatchObject({ order: { orderId, status: 'pending' }, payment: null });
  });

  it('that has failed is ordered anew', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    await report(gatewayFieldsOf(fields, 'failure'));
    expect(await stateOf(token, orderId)).toBe('failed');
    expect((await openTestOrder(services, token)).orderId).not.toBe(orderId);
  });

  it('is seen and paid for by its seeker alone', async () => {
    const [{ token }, other] = [await addSeeker(services), await addSeeker(services)];
    const { orderId, fields } = await openTestOrder(services, token);
    await report(gatewayFieldsOf(fields, 'success'));
    for (const call of [order, orderInvoice]) {
      const answer = await services.send(call, { token: other.token, params: { orderId } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
      expect(await services.send(call, { params: { orderId } })).toMatchObject({ status: 401 });
    }
    expect(await services.call(orders, { token: other.token })).toEqual({ orders: [] });
    expect((await details(other.token)).earlyApplicant).toEqual(never);
  });

  it('outlives its seeker without a name, and gives nobody anything', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    expect(await services.call(dataExport, { token })).toMatchObject({
      orders: [{ orderId, amount: '1499.00' }],
    });
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    expect(await report(gatewayFieldsOf(fields, 'success'))).toMatchObject({ status: 200 });
    const rows = await services.database
      .selectFrom('orders')
      .select(['seeker_id', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(rows).toEqual({ seeker_id: null, status: 'open' });
  });
});

describe('a word of the gateway', () => {
  it.each([
    ['twice', ['success', 'success'], 'paid'],
    ['late, after it was pending', ['pending', 'success'], 'paid'],
    ['late, after it had failed', ['failure', 'success'], 'paid'],
    ['of a failure that comes after it', ['success', 'failure', 'pending'], 'paid'],
    ['that is pending after it had failed', ['failure', 'pending'], 'failed'],
    ['that nobody knows', ['whatever'], 'pending'],
  ])('counts once when it comes %s', async (_, statuses, end) => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token, 'pro');
    for (const status of statuses)
      expect(await report(gatewayFieldsOf(fields, status))).toMatchObject({ status: 200 });
    expect(await stateOf(token, orderId)).toBe(end);
    const until = (await details(token)).pro.expiry;
    if (end !== 'paid') return expect(until).toBeNull();
    const months = new Date(services.now + 93 * DAY_MS).toISOString();
    expect(until && until < months).toBe(true);
  });

  it('counts once when it comes many times at once', async () => {
    const { token } = await addSeeker(services);
    const { fields } = await openTestOrder(services, token, 'pro');
    const reported = gatewayFieldsOf(fields, 'success');
    await Promise.all([1, 2, 3, 4, 5].map(() => report(reported)));
    const { pro } = await details(token);
    expect(Date.parse(pro.expiry ?? '')).toBeLessThan(services.now + 93 * DAY_MS);
  });

  it.each<[string, (paid: Fields, other: Fields) => Fields]>([
    ['no hash', ({ hash: _, ...paid }) => paid],
    ['a hash of nothing', (paid) => ({ ...paid, hash: '' })],
    ['a hash of another status', (paid) => ({ ...paid, status: 'success', hash: '0'.repeat(128) })],
    ['the hash of another order', (paid, other) => ({ ...paid, hash: other.hash ?? '' })],
    ['the id of another order', (paid, other) => ({ ...paid, txnid: other.txnid ?? '' })],
    ['another amount', (paid) => ({ ...paid, amount: '1.00' })],
    ['another key', (paid) => ({ ...paid, key: 'JPTXg' })],
    ['charges that nobody signed', (paid) => ({ ...paid, additionalCharges: '1.00' })],
  ])('is not believed with %s', async (_, forge) => {
    const [{ token }, other] = [await addSeeker(services), await addSeeker(services)];
    const { orderId, fields } = await openTestOrder(services, token);
    const theirs = await openTestOrder(services, other.token);
    const paid = gatewayFieldsOf(fields, 'success');
    const answer = await report(forge(paid, gatewayFieldsOf(theirs.fields, 'failure')));
    expect(answer).toMatchObject({ status: 400, body: { code: 'PAYMENT_UNVERIFIED' } });
    expect(await stateOf(token, orderId)).toBe('open');
    expect(await stateOf(other.token, theirs.orderId)).toBe('open');
  });

  it.each<[string, (paid: Fields) => Fields]>([
    ['the amount written otherwise', (paid) => ({ ...paid, amount: '1499' })],
    ['another amount', (paid) => ({ ...paid, amount: '1.00' })],
    ['another plan', (paid) => ({ ...paid, productinfo: 'both' })],
    ['another brand', (paid) => ({ ...paid, udf1: 'management' })],
    ['another seeker', (paid) => ({ ...paid, udf2: '00000000-0000-4000-8000-000000000000' })],
  ])('gives nothing for %s, though it is signed', async (_, change) => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    await report(signed(change(gatewayFieldsOf(fields, 'success'))));
    expect(await stateOf(token, orderId)).toBe('open');
    const { verdict } = await services.database
      .selectFrom('payment_callbacks')
      .select('verdict')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(verdict).toBe('differs');
  });

  it('is kept before it is judged, without a name of the payer', async () => {
    const { token, seeker } = await addSeeker(services, { name: 'Kavya Pillai' });
    const { orderId, fields } = await openTestOrder(services, token);
    await report(gatewayFieldsOf(fields, 'pending'));
    const rows = await reportsOf(orderId);
    expect(rows).toMatchObject([{ verdict: 'pending', amount: '1499.00', status: 'pending' }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Kavya|${seeker.email}`));
  });

  it('is stored nowhere when its hash is not the gateway’s, whatever it says', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    const paid = gatewayFieldsOf(fields, 'success');
    const forgeries: Fields[] = [
      { ...paid, hash: 'f' },
      { ...paid, amount: '1.00' },
      { txnid: 'bs000000000000000000', status: 'success', hash: 'f'.repeat(128) },
      { ...paid, txnid: `${orderId}x` },
    ];
    const count = () =>
      services.database
        .selectFrom('payment_callbacks')
        .select((by) => by.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
    const before = await count();
    for (const forged of forgeries)
      expect((await report(forged)).body).toMatchObject({ code: 'PAYMENT_UNVERIFIED' });
    expect(await count()).toEqual(before);
  });

  it('is recorded a hundred times for an order at most, and acted on beyond them', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    const again = (at: number) =>
      report({ ...gatewayFieldsOf(fields, 'pending'), mihpayid: `m${at}` });
    for (let at = 0; at < 101; at += 1) await again(at);
    expect(await reportsOf(orderId)).toHaveLength(100);
    await report(gatewayFieldsOf(fields, 'success'));
    expect(await stateOf(token, orderId)).toBe('paid');
    expect(await reportsOf(orderId)).toHaveLength(100);
  });

  it('is refused with more than it has', async () => {
    const huge = await report({ txnid: 'x'.repeat(5_000) });
    expect(huge).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const list = await services.app.inject({
      method: 'POST',
      url: '/subscription/',
      headers: { 'x-brand': 'tech', 'content-type': 'application/json' },
      payload: { txnid: ['a', 'b'], status: { $ne: '' } },
    });
    expect(list.statusCode).toBe(400);
  });
});

const textOf = async (base64: string): Promise<string> => {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
};

describe('an invoice', () => {
  it('has the next number, and says what was paid', async () => {
    const { token } = await addSeeker(services, { name: 'Asha Rao' });
    const { orderId, fields } = await openTestOrder(services, token, 'both');
    const params = { orderId };
    expect(await services.send(orderInvoice, { token, params })).toMatchObject({ status: 404 });
    await report(gatewayFieldsOf(fields, 'success'));
    const { fileName, base64 } = await services.call(orderInvoice, { token, params });
    expect(fileName).toMatch(/^invoice-BS-\d\d-\d\d-\d{6}\.pdf$/);
    const text = await textOf(base64);
    for (const line of ['Asha Rao', '₹2,999.00', '₹457.47', '-₹499.00', orderId])
      expect(text).toContain(line);
    for (const line of ['Tax invoice BS/', '29AAAAA0000A1Z5', 'Broadsheet Tech Private Limited'])
      expect(text).toContain(line);
    expect(text).toMatch(/Place of supply\s+Maharashtra \(27\)/);
    expect(text).toMatch(
      /Taxable value\s+₹2,541.53\s+IGST, 18%\s+₹457.47\s+Total paid\s+₹2,999.00/,
    );
    expect(text).not.toMatch(/State\s+Paid|CGST/);
  });

  it('splits GST into equal halves for a buyer in the State of the seller, and adds up', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token, 'both', '29');
    await report(gatewayFieldsOf(fields, 'success'));
    const { base64 } = await services.call(orderInvoice, { token, params: { orderId } });
    const text = await textOf(base64);
    expect(text).toMatch(/Place of supply\s+Karnataka \(29\)/);
    expect(text).toMatch(
      /Taxable value\s+₹2,541.52\s+CGST, 9%\s+₹228.74\s+SGST, 9%\s+₹228.74\s+Total paid\s+₹2,999.00/,
    );
    const bought = await services.call(order, { token, params: { orderId } });
    expect(bought.order.tax.amount).toBe('457.48');
  });

  it('of before States were asked for says its GST as one sum, at the place of the seller', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    await report(gatewayFieldsOf(fields, 'success'));
    await services.database
      .updateTable('orders')
      .set({ buyer_state: null, seller_state: null })
      .where('id', '=', orderId)
      .execute();
    const { base64 } = await services.call(orderInvoice, { token, params: { orderId } });
    const text = await textOf(base64);
    expect(text).toMatch(/Place of supply\s+Karnataka \(29\)/);
    expect(text).toMatch(/GST, 18%\s+₹228.66/);
    expect(text).not.toMatch(/CGST|IGST/);
  });

  it('tells of no tax where the seller of its day was not registered for it', async () => {
    const { token } = await addSeeker(services);
    const { orderId, fields } = await openTestOrder(services, token);
    await report(gatewayFieldsOf(fields, 'success'));
    await sql`
      update invoices set seller = seller || '{"gstin": null, "name": "A Seller of Old"}'
      where order_id = ${orderId}`.execute(services.database);
    const { base64 } = await services.call(orderInvoice, { token, params: { orderId } });
    const text = await textOf(base64);
    expect(text).toContain('A Seller of Old');
    expect(text).toContain('₹1,499.00');
    expect(text).not.toMatch(/Tax invoice|GST/);
  });
});
