/**
 * How long after the save of a file, and after a publication, the pages of two replicas are the new ones:
 * `tsx tests/load/publishing-time.ts`, on a site that is built. Exits with 1 when any took more than a second.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChange, publishChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { studioLogin } from '@broadsheet/contract/studio/staff-calls';
import type { StudioAnswer, StudioCall } from '@broadsheet/contract/studio/studio-call';
import { STUDIO_API_PATH } from '@broadsheet/contract/studio/studio-call';
import { type Replica, startReplica } from '@broadsheet/test-kit/site/start-replica';
import { startSite } from '@broadsheet/test-kit/site/start-site';

const ROUNDS = Number(process.argv[2] ?? 10);
const LIMIT_MS = 1_000;
const POLL_MS = 10;
const PATIENCE_MS = 20_000;
const FILE = 'layouts/home.json';

const until = async (holds: () => Promise<boolean>, patienceMs: number): Promise<number> => {
  const from = performance.now();
  while (performance.now() - from < patienceMs) {
    if (await holds().catch(() => false)) return performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return Number.POSITIVE_INFINITY;
};

const ms = (value: number) => `${Math.round(value)} ms`;

/** The layout as text, with a variant that no earlier round had. */
const withRound = (text: string, round: number): string => {
  const layout = JSON.parse(text);
  layout.variants = [
    ...(layout.variants ?? []).filter(({ name }: { name: string }) => name !== 'measured'),
    {
      name: 'measured',
      when: { from: `2027-01-01T00:00:${String(round).padStart(2, '0')}Z` },
      hide: [layout.order.at(-2)],
    },
  ];
  return JSON.stringify(layout, null, 2);
};

const site = await startSite({ LOG_LEVEL: 'error' });
const second = await startReplica(site);
let failed = 0;
try {
  let cookie = '';
  const call = async <Call extends StudioCall>(
    { method, path }: Call,
    body?: object,
    change = '',
    query = '',
  ): Promise<StudioAnswer<Call>> => {
    const response = await site.ask(
      'tech',
      `${STUDIO_API_PATH}${path.replace('{change}', change)}${query}`,
      {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
    );
    const answer = await response.json();
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return answer;
  };
  const revisionAt = async ({ ask }: Pick<Replica, 'ask'>): Promise<string> =>
    (await (await ask('tech', '/api/layout?path=/')).json()).revision;
  const seenAnew = (before: string): Promise<number[]> =>
    Promise.all(
      [site, second].map((each) =>
        until(async () => (await revisionAt(each)) !== before, PATIENCE_MS),
      ),
    );
  const file = join(site.contentDir, FILE);
  const written = readFileSync(file, 'utf8');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await revisionAt(site);
    writeFileSync(file, withRound(written, round));
    const seen = await seenAnew(before);
    if (!(Math.max(...seen) <= LIMIT_MS)) failed += 1;
    console.log(`${round}: a saved file is seen after ${seen.map(ms).join(' and ')}`);
  }
  await call(studioLogin, { email: 'marketer@tech.example', password: 'broadsheet demo' });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { text } = await call(readFile, undefined, '', `?file=${FILE}`);
    const { id } = await call(openChange, { title: `Round ${round}` });
    const body = { file: FILE, version: null, text: withRound(text, round) };
    const { version } = await call(saveDocument, body, id);
    const before = await revisionAt(site);
    const asked = performance.now();
    const published = call(publishChange, { version }, id).then(() => performance.now() - asked);
    const seen = await seenAnew(before);
    const answered = await published;
    const late = Math.max(...seen) - answered;
    if (!(late <= LIMIT_MS)) failed += 1;
    console.log(
      `${round}: answered after ${ms(answered)}, seen after ${seen.map(ms).join(' and ')}`,
    );
  }
} finally {
  await second.stop();
  await site.stop();
}
console.log(failed === 0 ? 'within a second on both' : `${failed} of ${2 * ROUNDS} took longer`);
process.exitCode = failed === 0 ? 0 : 1;
