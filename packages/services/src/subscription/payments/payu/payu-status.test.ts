import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GatewayFault } from '../payment-gateway.ts';
import { createPayuGateway } from './payu-gateway.ts';
import { readPayuStatus } from './payu-status.ts';

const ORDER = 'bs0123456789abcdef01';
const DETAILS = {
  mihpayid: '403993715521889530',
  request_id: '',
  bank_ref_num: '721522',
  amt: '999.00',
  transaction_amount: '999.00',
  txnid: ORDER,
  additional_charges: '0.00',
  productinfo: 'pro',
  udf1: 'tech',
  udf2: 'a-buyer',
  card_no: '512345XXXXXX2346',
  status: 'success',
  unmappedstatus: 'captured',
};

let answer: RequestListener;
let requestBody = '';
const server = createServer((request, response) => {
  requestBody = '';
  request.on('data', (chunk) => {
    requestBody += String(chunk);
  });
  request.on('end', () => answer(request, response));
});
let statusUrl = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  statusUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/merchant/postservice.php?form=2`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answerWith = (body: unknown, status = 200) => {
  answer = (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(JSON.stringify(body));
};
const details = (changes: object, name = ORDER) =>
  answerWith({
    status: 1,
    msg: '1 out of 1 Transactions Fetched Successfully',
    transaction_details: { [name]: { ...DETAILS, ...changes } },
  });
const find = () =>
  createPayuGateway({ key: 'k', salt: 's', url: 'https://pay.example/_payment', statusUrl }).find(
    ORDER,
  );

it('asks for one order, signed as PayU documents it, and reads what was paid', async () => {
  details({});
  expect(await find()).toEqual({
    orderId: ORDER,
    outcome: 'paid',
    amount: '999.00',
    product: 'pro',
    brand: 'tech',
    buyer: 'a-buyer',
    paymentId: '403993715521889530',
  });
  expect(Object.fromEntries(new URLSearchParams(requestBody))).toEqual({
    key: 'k',
    command: 'verify_payment',
    var1: ORDER,
    hash: createHash('sha512').update(`k|verify_payment|${ORDER}|s`).digest('hex'),
  });
});

it.each([
  ['success', 'captured', 'paid'],
  ['success', 'autoRefund', 'pending'],
  ['success', null, 'pending'],
  ['failure', 'dropped', 'failed'],
  ['failure', 'userCancelled', 'failed'],
  ['pending', 'in progress', 'pending'],
  ['a word of tomorrow', 'captured', 'pending'],
])('takes %s and %s for %s', async (status, unmappedstatus, outcome) => {
  details({ status, unmappedstatus });
  expect(await find()).toMatchObject({ outcome });
});

it('knows nothing of what nobody has begun to pay', async () => {
  answerWith({
    status: 0,
    transaction_details: { [ORDER]: { mihpayid: 'Not Found', status: 'Not Found' } },
  });
  expect(await find()).toBeNull();
});

const raw =
  (write: (response: ServerResponse) => void): (() => void) =>
  () => {
    answer = (_, response) => write(response);
  };

it.each<[string, () => void]>([
  ['a refusal', () => answerWith({ status: 0, msg: 'Invalid key' })],
  ['an error', () => answerWith({}, 500)],
  ['another order', () => details({}, 'bs0123456789abcdef02')],
  ['an order of another name', () => details({ txnid: 'bs0123456789abcdef02' })],
  ['an order without a name', () => details({ txnid: undefined })],
  ['a property that every object has', () => answerWith({ transaction_details: {} })],
  ['a status that is none', () => details({ status: { $gt: '' } })],
  ['an amount that is none', () => details({ transaction_amount: ['999.00'] })],
  ['HTML', raw((response) => response.end('<html>Sorry</html>'))],
  ['too much', raw((response) => response.end(`"${'x'.repeat(200_000)}"`))],
  [
    'half an answer',
    raw((response) => response.writeHead(200, { 'content-length': '90' }).end('{')),
  ],
  ['another address', raw((response) => response.writeHead(302, { location: '/other' }).end())],
])('takes no word for %s', async (_, answers) => {
  answers();
  await expect(find()).rejects.toThrow(GatewayFault);
});

it('waits for an answer no longer than it is told to, and says nothing of who asks', async () => {
  raw(() => undefined)();
  const status = readPayuStatus({ key: 'key-1', salt: 'salt-1', statusUrl }, ORDER, 50);
  await expect(status).rejects.toThrow('The payment gateway could not be asked: TimeoutError.');
});
