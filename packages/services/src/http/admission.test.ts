import { settingsFor } from '@broadsheet/admission/default-settings';
import { createGate } from '@broadsheet/admission/gate';
import { saveJob } from '@broadsheet/contract/calls/job-actions';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerAdmission } from './admission.ts';
import { registerCalls } from './register-calls.ts';

it('refuses with OVERLOADED when there is too much to do, and has critical calls wait', async () => {
  const gate = createGate({
    settings: settingsFor({ most: 1, delayMs: 1_000 }),
    now: () => 0,
    later: () => undefined,
  });
  const app = fastify();
  registerAdmission(app, gate);
  const notAskedFor = () => {
    throw new Error('not asked for');
  };
  registerCalls(app, [{ call: saveJob, answer: async () => ({}) }], notAskedFor, notAskedFor);
  app.get('/read', () => 'read');
  const waiting = Array.from({ length: 513 }, () => gate.take('normal', () => undefined));
  const refused = await app.inject('/read');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'OVERLOADED',
    '2',
  ]);
  const save = app.inject({ method: 'POST', url: '/job/jobdetail/save' });
  await app.ready();
  await new Promise(setImmediate);
  expect(gate.figures().waiting.critical).toBe(1);
  for (const { leave } of waiting) leave();
  expect((await save).statusCode).not.toBe(503);
  await app.close();
});
