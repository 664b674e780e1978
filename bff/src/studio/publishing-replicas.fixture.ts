import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { STUDIO_CALLS } from '@broadsheet/contract/studio/calls';
import { STUDIO_CALLS as CALLS } from '@broadsheet/contract/studio/calls';
import type { StaffRole } from '@broadsheet/contract/studio/staff';
import {
  STUDIO_API_PATH,
  type StudioAnswer,
  type StudioBody,
  type StudioCall,
  type StudioParams,
  type StudioQuery,
} from '@broadsheet/contract/studio/studio-call';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import { openStaff } from '@broadsheet/staff/open-staff';
import type { Answer } from '@broadsheet/upstream/fault-server.fixture';
import { onTestFinished } from 'vitest';
import { createLog } from '../boot/log.ts';
import { loadConfig } from '../config.ts';
import { definitions } from '../fixtures/test-blocks.fixture.ts';
import { openTestSite, SITE_SECRET, type TestSite } from '../fixtures/test-site.fixture.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type BffPublishing, openBffPublishing } from './open-bff-publishing.ts';
import { openCounts } from './open-counts.fixture.ts';
import { openStudio, type Studio } from './open-studio.ts';
import { openStudioRecords, type StudioRecords } from './studio-records.ts';

type CallName = keyof typeof STUDIO_CALLS;
type Call<Name extends CallName> = (typeof STUDIO_CALLS)[Name];

interface Input<Name extends CallName> {
  readonly params?: StudioParams<Call<Name>>;
  readonly query?: StudioQuery<Call<Name>>;
  readonly body?: StudioBody<Call<Name>>;
}

export const NOW = Date.parse('2026-11-22T10:00:00Z');
const PASSWORD = 'seven purple lanterns';
const MEMBERS: readonly { email: string; name: string; role: StaffRole }[] = [
  { email: 'asha@jobs.example', name: 'Asha', role: 'publisher' },
  { email: 'ravi@jobs.example', name: 'Ravi', role: 'publisher' },
  { email: 'meera@jobs.example', name: 'Meera', role: 'editor' },
];

interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface Replica {
  readonly followed: BffPublishing['followed'];
  /** Records go to the database where replicas count, else to the site's memory. */
  readonly recorder: Recorder | null;
  readonly site: TestSite;
  readonly content: ContentStore;
  readonly studio: Studio;
}

interface ReplicaOptions {
  readonly needsReview?: boolean;
  readonly records?: Partial<StudioRecords>;
  /** Counts people and blocks into the database. */
  readonly isCounted?: boolean;
  /** The answers of the services behind all replicas. */
  readonly service?: Answer;
  readonly env?: Readonly<Record<string, string>>;
  readonly purgeEdge?: (tags: readonly string[]) => void;
}

/** Who makes calls at a replica, as a browser would. */
type MemberName = 'asha' | 'ravi' | 'meera';

const loginTo = async (site: Replica['site'], name: MemberName) => {
  const send = async (
    call: StudioCall,
    input: Input<CallName>,
    cookie?: string,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) =>
      String(Reflect.get(input.params ?? {}, key)),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    return site.request(`${STUDIO_API_PATH}${path}?${query}`, {
      method: call.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...(call.takes ? { 'content-type': call.takes } : {}),
        ...headers,
      },
      ...(input.body === undefined ? {} : { payload: input.body }),
    });
  };
  const body = { email: `${name}@jobs.example`, password: PASSWORD };
  const [session] = (await send(CALLS.studioLogin, { body })).cookies;
  const cookie = `${session?.name}=${session?.value}`;
  return async <Name extends CallName>(
    call: Name,
    input: Input<Name> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; answer: StudioAnswer<Call<Name>> }> => {
    const found = await send(CALLS[call], input, cookie, headers);
    return { status: found.statusCode, answer: found.json() };
  };
};

/** Opens replicas of one site over one database, with Studio, two publishers and an editor; all are closed after the test. */
export const openReplicas = async (
  database: OpenedDatabase,
  count: number,
  files: Readonly<Record<string, unknown>>,
  options: ReplicaOptions = {},
) => {
  // Not by a hook of this module: test files share it, and a hook is of the first file alone.
  onTestFinished(database.close);
  const clock = { now: NOW };
  const now = () => clock.now;
  const log = createLog('silent');
  const { database: source } = loadConfig({ DATABASE_URL: database.url });
  const replicas: Replica[] = [];
  const writes: (() => Promise<void>)[] = [];
  for (let index = 0; index < count; index += 1) {
    const publishing = await openBffPublishing(source, log);
    if (!publishing) throw new Error('the test has a database');
    const counts = options.isCounted ? await openCounts(database.url, now) : null;
    if (counts) {
      writes.push(counts.write);
      onTestFinished(counts.close);
    }
    const records = openStudioRecords(database.url, now);
    const staff = openStaff({ databaseUrl: database.url, now, isLimited: false });
    let studio: Studio | undefined;
    const site = await openTestSite({
      files,
      now,
      env: { RATE_LIMIT: 'off', ...options.env },
      ...(options.service ? { service: options.service } : {}),
      ...(counts ? { recorder: counts.recorder, blockCounter: counts.blockCounter } : {}),
      watch: true,
      published: publishing.published,
      studio: (content, _, upstream, dir) => {
        studio = openStudio({
          upstream,
          staff,
          publishing,
          content,
          contentDir: dir,
          definitions,
          siteSecret: SITE_SECRET,
          needsReview: options.needsReview ?? false,
          purgeEdge: options.purgeEdge,
          records: {
            ...records,
            loadExperimentCounts: async () => [],
            loadPageVisitors: async () => ({ visitors: 0, converted: 0 }),
            loadAudienceCounts: async () => [],
            ...options.records,
          },
          metrics: createMetrics(),
          log,
          now,
        });
        return studio;
      },
    });
    onTestFinished(async () => {
      await site.close();
      await studio?.close();
      await Promise.all([publishing.close(), staff.close(), records.close()]);
    });
    if (!studio) throw new Error('the site was opened without its Studio');
    if (index === 0)
      await staff.addFirst(MEMBERS.map((member) => ({ ...member, password: PASSWORD })));
    const recorder = counts?.recorder ?? null;
    replicas.push({ site, followed: publishing.followed, recorder, content: site.content, studio });
  }

  const loginAs = async (name: MemberName, at = 0) => {
    const { site } = replicas[at] ?? {};
    if (!site) throw new Error(`there is no replica ${at}`);
    return loginTo(site, name);
  };
  return {
    replicas,
    clock,
    loginAs,
    /** Writes the counts so far. */
    writeCounts: async () => {
      await Promise.all(writes.map((write) => write()));
    },
  };
};

export type StudioUser = Awaited<ReturnType<Awaited<ReturnType<typeof openReplicas>>['loginAs']>>;

/** Settles with the next change of the content that a replica serves. */
export const nextChange = ({ content }: Replica): Promise<void> =>
  new Promise((resolve) => {
    const stop = content.onChange(() => {
      stop();
      resolve();
    });
  });
