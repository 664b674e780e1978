import { settings, verifyContact } from '@broadsheet/contract/calls/account';
import { login, validate } from '@broadsheet/contract/calls/auth';
import { ERRORS } from '@broadsheet/contract/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callService } from './call-service.ts';
import { storeToken } from './stored-token.ts';

const NOW = Date.UTC(2026, 10, 21);
const answering = (answer: () => Response | Promise<Response>) =>
  vi.fn(async (_address: string | URL | Request, _init?: RequestInit) => answer());
const response = answering(() => Response.json({ message: 'Done.' }));

beforeEach(() => {
  localStorage.clear();
  response.mockClear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const credentials = { email: 'asha@example.com', password: 'a long password' };

describe('a call from a browser', () => {
  it('goes to a path of this site with cookies, a body and a timeout', async () => {
    const result = await callService(login, { body: credentials }, { page: '', fetch: response });
    expect(result).toEqual({ ok: true, data: { message: 'Done.' } });
    const [address, init] = response.mock.calls[0] ?? [];
    expect(address).toBe('/api/auth/login');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'application/json' },
    });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it('fills in the path, and sends page parameters without secrets', async () => {
    const input = { params: { type: 'phone' as const }, body: { otp: '123456' } };
    await callService(verifyContact, input, { page: '?ref=cl&token=s3cret&q=', fetch: response });
    const address = new URL(String(response.mock.calls[0]?.[0]), 'http://site');
    expect(address.pathname).toBe('/api/user/verify/phone');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ref: 'cl',
      referenceText: 'cl',
      refPool: '{"ref":"cl"}',
    });
  });

  it('has no body if it reads', async () => {
    await callService(settings, {}, { page: '', fetch: response });
    expect(response.mock.calls[0]?.[1]?.body).toBeNull();
  });

  it('carries the stored token while it counts, and forgets one whose time is up', async () => {
    storeToken('encrypted', NOW);
    await callService(validate, {}, { page: '', fetch: response });
    expect(response.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-stored-token': 'encrypted' });
    vi.setSystemTime(NOW + 172_800_000);
    await callService(validate, {}, { page: '', fetch: response });
    expect(response.mock.calls[1]?.[1]?.headers).not.toHaveProperty('x-stored-token');
    expect(localStorage.length).toBe(0);
  });

  it('ignores foreign data under that name', async () => {
    localStorage.setItem('storedToken', 'not ours');
    await callService(validate, {}, { page: '', fetch: response });
    expect(response.mock.calls[0]?.[1]?.headers).not.toHaveProperty('x-stored-token');
  });
});

describe('a failed call', () => {
  it('says what the server said, with the values that it found fault with', async () => {
    const details = [{ path: 'body/email', message: 'must be an e-mail address' }];
    const body = { statusCode: 400, code: 'VALIDATION', message: 'Some values.', details };
    const fetch = answering(() => Response.json(body, { status: 400 }));
    const result = await callService(login, { body: credentials }, { page: '', fetch });
    expect(result).toEqual({
      ok: false,
      data: {},
      error: { message: 'Some values.', statusCode: 400, status: 400, code: 'VALIDATION', details },
    });
  });

  it('treats anything except 200 as failed, JSON or not', async () => {
    for (const status of [201, 302, 502]) {
      const fetch = answering(() => new Response('<h1>', { status }));
      const result = await callService(settings, {}, { page: '', fetch });
      expect(result).toMatchObject({ ok: false, data: {}, error: { status } });
    }
  });

  it.each([
    '<html><h1>502 Bad Gateway</h1></html>',
    '{}',
    '{"message":"An invalid response was received"}',
    '',
  ])('has the default message if a proxy answers 502 with %j', async (text) => {
    const fetch = answering(() => new Response(text, { status: 502 }));
    const result = await callService(settings, {}, { page: '', fetch });
    expect(result).toMatchObject({
      error: {
        message: 'Something went wrong, please try again after some time!!',
        statusCode: 0,
        status: 502,
      },
    });
  });

  it('has the default message when offline or timed out', async () => {
    const fetch = answering(() => Promise.reject(new TypeError('network')));
    const timeout = await callService(settings, {}, { page: '', fetch });
    expect(timeout).toMatchObject({ error: { message: ERRORS.TIMEOUT.message, statusCode: 0 } });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = await callService(settings, {}, { page: '', fetch: response });
    expect(offline).toMatchObject({ error: { message: ERRORS.OFFLINE.message, statusCode: 0 } });
    expect(response).not.toHaveBeenCalled();
  });
});
