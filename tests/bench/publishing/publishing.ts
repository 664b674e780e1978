import { setTimeout } from 'node:timers/promises';
import { openChange, publishChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { type Replica, startReplica } from '@broadsheet/test-kit/site/start-replica';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { closeAtEnd } from '../servers/left-open.ts';
import { roundsOr } from '../servers/rounds.ts';
import { readLoad } from '../servers/versions.ts';
import { type CallStudio, loginToStudio } from './studio-client.ts';

const PUBLICATIONS = roundsOr(50);
const TARGET_MS = 1_000;
const HOME = 'layouts/home.json';
const TITLED = 'featured';
const POLL_MS = 10;

export const PUBLISHING_METHOD: readonly string[] = [
  `Two replicas of the built BFF over one database. ${PUBLICATIONS} times, a draft that renames one block of the home page is`,
  'published at the first replica. Measured from the call that publishes: until its response, and until a request for the',
  'page at each replica has the new title. Each replica is requested every 10 ms, so that the requests do not compete with',
  'the publication.',
];

interface Publication {
  readonly answerMs: number;
  readonly hereMs: number;
  readonly thereMs: number;
}

const titleAt = async ({ request }: Pick<Replica, 'request'>): Promise<string> => {
  const { blocks } = await (await request('tech', '/api/layout?path=/')).json();
  const block = blocks.find(({ id }: { readonly id: string }) => id === TITLED);
  return block?.settings?.title ?? '';
};

/** Milliseconds from `startedAt` until a replica serves a title. */
const timeUntilLive = async (
  replica: Pick<Replica, 'request'>,
  title: string,
  startedAt: number,
): Promise<number> => {
  while ((await titleAt(replica)) !== title) {
    if (performance.now() - startedAt > 30 * TARGET_MS) throw new Error(`${title} is not live`);
    await setTimeout(POLL_MS);
  }
  return performance.now() - startedAt;
};

const publishOnce = async (
  callStudio: CallStudio,
  replicas: readonly [Pick<Replica, 'request'>, Pick<Replica, 'request'>],
  title: string,
): Promise<Publication> => {
  const { id } = await callStudio(openChange, { body: { title } });
  const { text } = await callStudio(readFile, { query: { file: HOME } });
  const layout = JSON.parse(text);
  layout.blocks[TITLED].settings = { ...layout.blocks[TITLED].settings, title };
  const body = { file: HOME, version: null, text: JSON.stringify(layout, null, 2) };
  const { version } = await callStudio(saveDocument, { params: { change: id }, body });

  const startedAt = performance.now();
  const answer = callStudio(publishChange, { params: { change: id }, body: { version } }).then(
    () => performance.now() - startedAt,
  );
  const [answerMs, hereMs, thereMs] = await Promise.all([
    answer,
    timeUntilLive(replicas[0], title, startedAt),
    timeUntilLive(replicas[1], title, startedAt),
  ]);
  return { answerMs, hereMs, thereMs };
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** One row of times in milliseconds. */
const publishingRow = (name: string, times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const figures = [0.5, 0.95, 1].map((share) => percentile(sorted, share));
  const isReached = (figures[1] ?? Number.NaN) <= TARGET_MS ? 'yes' : 'no';
  return `| ${[name, ...figures.map((figure) => figure.toFixed(0)), isReached].join(' | ')} |`;
};

/** How long a publication takes to be live on two replicas, as lines of Markdown. */
export const benchPublishing = async (): Promise<string[]> => {
  const loadBefore = readLoad();
  const site = await startSite();
  const stopSite = closeAtEnd(site.stop);
  const second = await startReplica(site);
  const stopSecond = closeAtEnd(second.stop);
  const callStudio = await loginToStudio(site, 'marketer@tech.example');
  const publications: Publication[] = [];
  for (let number = 1; number <= PUBLICATIONS; number += 1)
    publications.push(await publishOnce(callStudio, [site, second], `Publication ${number}`));
  await stopSecond();
  await stopSite();
  return [
    `| time until | median, ms | 95th percentile, ms | worst, ms | 95th percentile at most ${TARGET_MS} ms |`,
    '|---|---|---|---|---|',
    publishingRow(
      'the response',
      publications.map(({ answerMs }) => answerMs),
    ),
    publishingRow(
      'live at this replica',
      publications.map(({ hereMs }) => hereMs),
    ),
    publishingRow(
      'live at the other replica',
      publications.map(({ thereMs }) => thereMs),
    ),
    '',
    `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
  ];
};
