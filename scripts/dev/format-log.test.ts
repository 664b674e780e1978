import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { formatLog } from './format-log.mjs';

const TIME = '2026-11-25T08:48:20.562Z';
const format = (entry: object) => stripVTControlCharacters(formatLog('bff', JSON.stringify(entry)));

it('shows the answer to a request on one line, with what decided it', () => {
  const line = format({
    level: 'info',
    time: TIME,
    reqId: '30851a22',
    req: { method: 'GET', host: 'tech.localhost', path: '/c/backend-jobs' },
    res: { statusCode: 200 },
    durationMs: 12,
    page: 'category',
    msg: 'answered',
  });
  expect(line).toMatch(
    /^\d\d:\d\d:20 INFO {2}bff {6}200 GET tech\.localhost\/c\/backend-jobs in 12 ms {2}page=category$/,
  );
});

it('names the level of a number', () => {
  expect(format({ level: 50, time: Date.parse(TIME), pid: 1, msg: 'no database' })).toMatch(
    /ERROR bff {6}no database$/,
  );
});

it('shows the stack of an error below the message', () => {
  const err = { message: 'broken', stack: 'Error: broken\n    at somewhere' };
  expect(format({ level: 'error', time: TIME, err, msg: 'failed' })).toMatch(
    /failed\n {2}Error: broken\n {6}at somewhere$/,
  );
});

it.each(['plain text', '{"no":"log"}', '{ not JSON', ''])('leaves %j as it is', (line) => {
  expect(formatLog('bff', line)).toBe(line);
});
