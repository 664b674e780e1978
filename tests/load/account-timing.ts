/**
 * Whether the time of an answer tells a known address from an unknown one: `tsx tests/load/account-timing.ts`, on a
 * site that is built. Exits with 1 when a median differs by more than a tenth.
 */
import { randomUUID } from 'node:crypto';
import type { CallDefinition } from '@broadsheet/contract/call';
import { activateAccount } from '@broadsheet/contract/calls/account';
import { forgot, login, register, resendPasswordPolicy } from '@broadsheet/contract/calls/auth';
import { createCaller, readMessage } from '@broadsheet/test-kit/site/create-caller';
import { startSite } from '@broadsheet/test-kit/site/start-site';

const ROUNDS = Number(process.argv[2] ?? 150);
const WARM_UP = 10;
const TOLERANCE = 0.1;
const PASSWORD = 'seven purple lanterns';

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const site = await startSite({ LOG_LEVEL: 'error' });
let failed = 0;
try {
  const caller = createCaller(site, 'tech');
  const known = `known.${randomUUID()}@example.com`;
  const begun = await caller.ask(register, {
    body: { name: 'K', email: known, password: PASSWORD },
  });
  const otp = await readMessage(site, 'tech', known, 'code');
  const seekerId = begun.seekerId ?? '';
  await caller.ask(activateAccount, { body: { email: known, otp, seekerId } });
  caller.token = null;

  const unknown = () => `nobody.${randomUUID()}@example.com`;
  const measures: [string, CallDefinition, (email: string) => object][] = [
    ['login', login, (email) => ({ email, password: 'not the password' })],
    ['register', register, (email) => ({ name: 'K', email, password: PASSWORD })],
    ['forgot', forgot, (email) => ({ email })],
    ['password policy', resendPasswordPolicy, (email) => ({ email })],
  ];
  for (const [name, call, bodyOf] of measures) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const bodies = new Set<string>();
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [kind, email] of [
        ['known', known],
        ['unknown', unknown()],
      ] as const) {
        const started = performance.now();
        const { status, body } = await caller.send(call, { body: bodyOf(email) });
        if (round >= 0) times[kind].push(performance.now() - started);
        const said = { ...(body as object), requestId: null, seekerId: null };
        bodies.add(`${status} ${JSON.stringify(said)}`);
      }
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(one - other) / Math.min(one, other);
    const isEqual = difference <= TOLERANCE && bodies.size === 1;
    if (!isEqual) failed += 1;
    console.log(
      `${isEqual ? 'ok  ' : 'NOT '} ${name}: ${one.toFixed(2)} ms known, ${other.toFixed(2)} ms unknown, ${(difference * 100).toFixed(1)} % apart; ${bodies.size} kinds of answer`,
    );
    for (const body of bodies.size > 1 ? bodies : []) console.log(`     ${body}`);
  }
} finally {
  await site.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
