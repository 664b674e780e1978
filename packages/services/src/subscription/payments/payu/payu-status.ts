import { createHash } from 'node:crypto';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { GatewayFault } from '../payment-gateway.ts';

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 64 * 1024;
const COMMAND = 'verify_payment';
const NOT_FOUND = 'not found';

const boundedText = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

const Details = Type.Object({
  txnid: boundedText(100),
  status: Type.String({ maxLength: 100 }),
  unmappedstatus: boundedText(100),
  mihpayid: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Integer(), Type.Null()]),
  ),
  transaction_amount: boundedText(40),
  amt: boundedText(40),
  productinfo: boundedText(200),
  udf1: boundedText(255),
  udf2: boundedText(255),
});
export type PayuDetails = Type.Static<typeof Details>;

const Answer = Compile(Type.Object({ transaction_details: Type.Record(Type.String(), Details) }));

interface StatusAccount {
  readonly key: string;
  readonly salt: string;
  /** The address for status queries. */
  readonly statusUrl: string;
}

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > BYTES_MAX) throw new GatewayFault('it answered too much');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const queryStatus = async (
  { key, salt, statusUrl }: StatusAccount,
  orderId: string,
  timeoutMs: number,
): Promise<string> => {
  const hash = createHash('sha512').update([key, COMMAND, orderId, salt].join('|')).digest('hex');
  try {
    const response = await fetch(statusUrl, {
      method: 'POST',
      body: new URLSearchParams({ key, command: COMMAND, var1: orderId, hash }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new GatewayFault(`it answered ${response.status}`);
    }
    return await readText(response);
  } catch (error) {
    if (error instanceof GatewayFault) throw error;
    throw new GatewayFault(error instanceof Error ? error.name : 'no answer');
  }
};

/**
 * PayU's record of an order, by its command `verify_payment`; null for one without a payment. Throws GatewayFault where
 * PayU is away, refuses, or sends an invalid response; the error never contains the response.
 */
export const readPayuStatus = async (
  account: StatusAccount,
  orderId: string,
  timeoutMs = TIMEOUT_MS,
): Promise<PayuDetails | null> => {
  const answer = parse(await queryStatus(account, orderId, timeoutMs));
  if (!Answer.Check(answer)) throw new GatewayFault('its answer cannot be read');
  const details = Object.hasOwn(answer.transaction_details, orderId)
    ? answer.transaction_details[orderId]
    : undefined;
  if (!details) throw new GatewayFault('its answer is about something else');
  if (details.status.toLowerCase() === NOT_FOUND) return null;
  if (details.txnid !== orderId) throw new GatewayFault('its answer is about something else');
  return details;
};
