import type { Brand } from '@broadsheet/contract/brand';
import {
  bffPathOf,
  type CallAnswer,
  type CallDefinition,
  type CallInput,
} from '@broadsheet/contract/call';
import { outbox } from '@broadsheet/contract/calls/internal';
import { Value } from 'typebox/value';
import { multipartOf, type TestUpload } from '../database/send-upload.ts';
import type { RunningSite } from './start-site.ts';

type Site = Pick<RunningSite, 'request'>;

export interface Caller {
  /** Makes a call like a program with a bearer token; returns any response. */
  readonly send: <Call extends CallDefinition>(
    call: Call,
    input?: CallInput<Call>,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** Makes a call, and stores the token of its response. Throws unless the response matches the contract. */
  readonly call: <Call extends CallDefinition>(
    call: Call,
    input?: CallInput<Call>,
  ) => Promise<CallAnswer<Call>>;
  /** Makes a call that takes a file. Throws unless the response matches the contract. */
  readonly upload: <Call extends CallDefinition>(
    call: Call,
    upload: TestUpload,
  ) => Promise<CallAnswer<Call>>;
  /** The bearer token; null for a visitor. */
  token: string | null;
  /** Every call that has succeeded. */
  readonly answered: ReadonlySet<CallDefinition>;
}

const addressOf = (call: CallDefinition, input: CallInput<CallDefinition>): string => {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = bffPathOf(call).replace(/\{(\w+)\}/g, (_, name: string) => String(params.get(name)));
  const query = Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
};

/** A client of a running site. */
export const createCaller = (site: Site, brand: Brand): Caller => {
  const answered = new Set<CallDefinition>();
  const send: Caller['send'] = async (call, input = {}) => {
    const response = await site.request(brand, addressOf(call, input), {
      method: call.method,
      headers: {
        ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
        ...(call.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(call.body ? { body: JSON.stringify(input.body ?? {}) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };
  const requireSuccess = <Call extends CallDefinition>(
    call: Call,
    { status, body }: Awaited<ReturnType<typeof send>>,
  ): CallAnswer<Call> => {
    if (status !== 200 || !Value.Check(call.answer, body)) {
      const faults = status === 200 ? Value.Errors(call.answer, body) : body;
      throw new Error(`${bffPathOf(call)} answered ${status}: ${JSON.stringify(faults)}`);
    }
    answered.add(call);
    if (typeof body === 'object' && body !== null && 'token' in body)
      caller.token = String(body.token);
    return body as CallAnswer<Call>;
  };
  const caller: Caller = {
    token: null,
    answered,
    send,
    call: async (call, input) => requireSuccess(call, await send(call, input)),
    upload: async (call, upload) => {
      const { contentType, body } = await multipartOf(upload);
      const headers = {
        'content-type': contentType,
        ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      };
      const sent = { method: call.method, headers, body: new Uint8Array(body) };
      const response = await site.request(brand, bffPathOf(call), sent);
      return requireSuccess(call, { status: response.status, body: await response.json() });
    },
  };
  return caller;
};

type Sent = CallAnswer<typeof outbox>['items'][number];

/** The newest message to an address or a number that has this variable. Throws when there is none. */
export const readMessage = async (
  site: Site,
  brand: Brand,
  to: string,
  variable: 'code' | 'token',
): Promise<string> => {
  const query = new URLSearchParams({ to });
  const response = await site.request(brand, `/dev/outbox?${query}`, {
    headers: { accept: 'application/json' },
  });
  const { items } = Value.Parse(outbox.answer, await response.json());
  const found = items.find(({ variables }: Sent) => variable in variables);
  if (!found) throw new Error(`nothing with a ${variable} was sent to ${to}`);
  return found.variables[variable] ?? '';
};
