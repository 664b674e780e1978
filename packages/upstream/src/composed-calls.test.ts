import { defineCall } from '@broadsheet/contract/call';
import type { ComposedCall } from '@broadsheet/contract/composed-call';
import Type from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { createUpstream, type Upstream } from './create-upstream.ts';
import { type Answer, json, startFaultServer } from './fault-server.fixture.ts';

const Named = Type.Object({ name: Type.String() });
const base = {
  service: 'job',
  method: 'GET',
  auth: 'public',
  params: Type.Object({}),
} as const;
const entity = defineCall({
  ...base,
  path: '/entity',
  knowsReader: true,
  query: Type.Object({ id: Type.Integer() }),
  answer: Named,
});
const owner = defineCall({
  ...base,
  path: '/owner',
  query: Type.Object({ of: Type.String() }),
  answer: Named,
});
const all = defineCall({
  ...base,
  path: '/all',
  query: Type.Object({ id: Type.Integer() }),
  answer: Type.Object({ entity: Named, owner: Type.Union([Named, Type.Null()]) }),
});
const composed: ComposedCall = {
  call: all,
  input: { query: { id: 1 } },
  lead: { part: 'entity', call: entity, input: { query: { id: 1 } } },
  others: (lead) => [
    { part: 'owner', call: owner, input: { query: { of: (lead as { name: string }).name } } },
  ],
};
const ENTITY = { name: 'e' };
const OWNER = { name: 'o' };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A service that answers each path as `answers` says at that time. */
const start = async (answers: Record<string, Answer>) => {
  const server = await startFaultServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const answer = answers[path] ?? json({ code: 'NOT_FOUND' }, 404);
    return answer(request, response);
  });
  const upstream = createUpstream({
    baseUrls: { job: server.url },
    log: { warn: () => undefined },
    now: Date.now,
  });
  closers.push(upstream.close, server.close);
  return { server, upstream };
};

const callerOf = (upstream: Upstream, token?: string) =>
  upstream.caller({
    brand: 'tech',
    signal: new AbortController().signal,
    deadlineMs: 2_000,
    composed,
    ...(token === undefined ? {} : { credentials: { token: () => token } }),
  });

/** Calls as the blocks of a page make them. */
const loadPage = async (upstream: Upstream, token?: string) => {
  const call = callerOf(upstream, token);
  const found = await call(entity, { query: { id: 1 } });
  const codeOf = (error: { code: string }) => error.code;
  return [found, await call(owner, { query: { of: found.name } }).catch(codeOf)];
};

describe('a composed call', () => {
  it('is made once in place of those that it answers', async () => {
    const { server, upstream } = await start({ '/all': json({ entity: ENTITY, owner: OWNER }) });
    expect(await loadPage(upstream)).toEqual([ENTITY, OWNER]);
    expect(server.seen).toEqual(['GET /all?id=1']);
  });

  it('is not made for another subject than its own, nor for a reader', async () => {
    const { server, upstream } = await start({ '/entity': json(ENTITY), '/owner': json(OWNER) });
    await callerOf(upstream)(entity, { query: { id: 2 } });
    expect(await loadPage(upstream, 'a.token')).toEqual([ENTITY, OWNER]);
    expect(server.seen).toEqual(['GET /entity?id=2', 'GET /entity?id=1', 'GET /owner?of=e']);
  });

  it('leaves what it does not bring to its own call, whose failure is only its own', async () => {
    const answers = { '/all': json({ entity: ENTITY, owner: null }), '/owner': json(OWNER) };
    const { server, upstream } = await start(answers);
    expect(await loadPage(upstream)).toEqual([ENTITY, OWNER]);
    expect(server.seen).toEqual(['GET /all?id=1', 'GET /owner?of=e']);
    const failing = await start({ ...answers, '/owner': json({}, 500) });
    expect(await loadPage(failing.upstream)).toEqual([ENTITY, 'BAD_GATEWAY']);
  });

  it('refuses as the leading call does', async () => {
    const { server, upstream } = await start({ '/all': json({ code: 'JOB_NOT_FOUND' }, 404) });
    await expect(loadPage(upstream)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    expect(server.seen).toEqual(['GET /all?id=1']);
  });

  it('is not repeated by the calls that it replaces when it fails', async () => {
    const { server, upstream } = await start({ '/all': json({}, 500), '/entity': json(ENTITY) });
    await expect(loadPage(upstream)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    expect(server.seen).toEqual(['GET /all?id=1']);
  });

  it('fails where any part of its answer is not as defined', async () => {
    const { upstream } = await start({ '/all': json({ entity: ENTITY, owner: { name: 7 } }) });
    await expect(loadPage(upstream)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  it('gives way to single calls where the services do not know it yet', async () => {
    const { server, upstream } = await start({ '/entity': json(ENTITY), '/owner': json(OWNER) });
    expect(await loadPage(upstream)).toEqual([ENTITY, OWNER]);
    expect(server.seen).toEqual(['GET /all?id=1', 'GET /entity?id=1', 'GET /owner?of=e']);
  });
});

describe('the parts of an earlier composed answer', () => {
  it('stand in for a service that fails, also for single calls', async () => {
    const answers: Record<string, Answer> = { '/all': json({ entity: ENTITY, owner: OWNER }) };
    const { upstream } = await start(answers);
    await loadPage(upstream);
    const counts = upstream.lastAnswers();
    for (const path of ['/all', '/entity', '/owner']) answers[path] = json({}, 500);
    expect(await loadPage(upstream)).toEqual([ENTITY, OWNER]);
    const single = upstream.caller({
      brand: 'tech',
      signal: new AbortController().signal,
      deadlineMs: 2_000,
    });
    expect(await single(entity, { query: { id: 1 } })).toEqual(ENTITY);
    expect(counts.entries).toBe(2);
  });

  it('are forgotten with the entity', async () => {
    const answers: Record<string, Answer> = { '/all': json({ entity: ENTITY, owner: OWNER }) };
    const { upstream } = await start(answers);
    await loadPage(upstream);
    answers['/all'] = json({ code: 'JOB_NOT_FOUND' }, 404);
    await loadPage(upstream).catch(() => undefined);
    answers['/all'] = json({}, 500);
    await expect(loadPage(upstream)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });
});
