/**
 * Whether the response time reveals which addresses have accounts: `tsx tests/load/account-timing.ts`, on a built site.
 * Exits with 1 when a median differs by more than a tenth.
 */
import { randomUUID } from 'node:crypto';
import { activateAccount } from '@broadsheet/contract/calls/account';
import { forgot, login, register, resendPasswordPolicy } from '@broadsheet/contract/calls/auth';
import { studioLogin } from '@broadsheet/contract/studio/staff-calls';
import { STUDIO_API_PATH } from '@broadsheet/contract/studio/studio-call';
import { createCaller, readMessage } from '@broadsheet/test-kit/site/create-caller';
import { startSite } from '@broadsheet/test-kit/site/start-site';

const ROUNDS = Number(process.argv[2] ?? 150);
const WARM_UP = 10;
const TOLERANCE = 0.1;
const PASSWORD = 'seven purple lanterns';
const WRONG = 'not the password';
/** Of the demo's staff. */
const MARKETER = 'marketer@tech.example';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
/** Its name, an address with an account, and the request for one address. */
type Measure = readonly [string, string, (email: string) => Promise<Answer>];

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const site = await startSite({ LOG_LEVEL: 'error' });
let failed = 0;
try {
  const caller = createCaller(site, 'tech');
  const known = `known.${randomUUID()}@example.com`;
  const begun = await caller.call(register, {
    body: { name: 'K', email: known, password: PASSWORD },
  });
  const otp = await readMessage(site, 'tech', known, 'code');
  const seekerId = begun.seekerId ?? '';
  await caller.call(activateAccount, { body: { email: known, otp, seekerId } });
  caller.token = null;

  const unknown = () => `nobody.${randomUUID()}@example.com`;
  const enterStudio = async (email: string): Promise<Answer> => {
    const { method, path } = studioLogin;
    const response = await site.request('tech', `${STUDIO_API_PATH}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password: WRONG }),
    });
    const body: unknown = await response.json();
    if (response.status === 401) return { status: response.status, body };
    throw new Error(`Studio's login answered ${response.status}: ${JSON.stringify(body)}`);
  };
  const measures: readonly Measure[] = [
    ['login', known, (email) => caller.send(login, { body: { email, password: WRONG } })],
    [
      'register',
      known,
      (email) => caller.send(register, { body: { name: 'K', email, password: PASSWORD } }),
    ],
    ['forgot', known, (email) => caller.send(forgot, { body: { email } })],
    ['password policy', known, (email) => caller.send(resendPasswordPolicy, { body: { email } })],
    ['staff login', MARKETER, enterStudio],
  ];
  for (const [name, knownEmail, attempt] of measures) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const bodies = new Set<string>();
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [kind, email] of [
        ['known', knownEmail],
        ['unknown', unknown()],
      ] as const) {
        const started = performance.now();
        const { status, body } = await attempt(email);
        if (round >= 0) times[kind].push(performance.now() - started);
        const comparable = { ...(body as object), requestId: null, seekerId: null };
        bodies.add(`${status} ${JSON.stringify(comparable)}`);
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
