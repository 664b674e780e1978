import { callSettingsFor, settingsFor } from '@broadsheet/admission/default-settings';
import { createGate } from '@broadsheet/admission/gate';
import { saveJob } from '@broadsheet/contract/calls/job-actions';
import { OVERLOADED_HEADER } from '@broadsheet/contract/overloaded-header';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerAdmission } from './admission.ts';
import { registerCalls } from './register-calls.ts';

it('refuses with OVERLOADED when there is too much to do, and has critical calls wait', async () => {
  const gate = createGate({
    settings: settingsFor({ max: 1, delayMs: 1_000 }),
    now: () => 0,
    later: () => undefined,
  });
  const app = fastify();
  registerAdmission(app, gate);
  const unexpectedCall = () => {
    throw new Error('not asked for');
  };
  const source = {
    contextOf: unexpectedCall,
    findCaller: unexpectedCall,
    findRecruiter: unexpectedCall,
  };
  registerCalls(app, [{ call: saveJob, answer: async () => ({}) }], source, unexpectedCall);
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

it('says on its answers that what it is asked waits, while it does', async () => {
  let at = 0;
  const gate = createGate({
    settings: callSettingsFor({ max: 64, delayMs: 5 }),
    now: () => at,
    later: () => undefined,
  });
  const app = fastify();
  registerAdmission(app, gate);
  app.get('/read', () => 'read');
  const isOverloaded = async () => OVERLOADED_HEADER in (await app.inject('/read')).headers;
  expect(await isOverloaded()).toBe(false);
  for (let held = 0; held < 4; held += 1) gate.take('normal', () => undefined);
  gate.notePushback();
  at = 100;
  gate.notePushback();
  expect(await isOverloaded()).toBe(true);
  at = 1_000;
  gate.noteDelay('database', 0);
  at = 2_000;
  expect(await isOverloaded()).toBe(false);
  await app.close();
});
