import type { AppDeps } from '@broadsheet/bff/boot/app-deps';
import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { search } from '@broadsheet/contract/calls/job';
import { resumePdf } from '@broadsheet/contract/calls/resume-document';
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBff, readSiteParts } from '../../chaos/open-bff.ts';
import { createSeededRandom } from '../../hostile/seeded-random.ts';
import { addCanaryPeople, CANARY, type CanaryPerson } from './canary-people.ts';
import { checkSilence } from './check-silence.ts';
import { textsIn } from './texts-in.ts';
import { type Watched, watchCanaries } from './watch-canaries.ts';
import { type StoredEntry, watchRenderer, watchStores } from './watch-stores.ts';

const PEOPLE = 20;
const REQUESTS = 250;
const CACHE_MB = '200';
/** Occurs in every public page. */
const PUBLIC = /Broadsheet/;

let services: TestServices;
let url: string;
let parts: Awaited<ReturnType<typeof readSiteParts>>;
let people: readonly CanaryPerson[];
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  url = await services.app.listen({ port: 0, host: '127.0.0.1' });
  parts = await readSiteParts();
  people = await addCanaryPeople(services, PEOPLE);
  // The thread that writes documents loads its programs for the first one, which may take longer than a BFF waits.
  await services.call(resumePdf, { token: people[0]?.token ?? '' });
});
afterAll(async () => {
  await parts.content.close();
  await services.close();
});

type Site = Parameters<typeof watchCanaries>[0];

interface Held {
  readonly stores: readonly (readonly StoredEntry[])[];
  /** HTML rendered for many responses. */
  readonly renderedFor: string;
}

/** Opens a BFF, runs requests against it, and returns the contents of its caches afterwards. */
const watchWhile = async <Done>(
  visit: (site: Site) => Promise<Done>,
  loaders = parts.loaders,
): Promise<Held & { readonly done: Done }> => {
  const watch = watchStores();
  const { watched, stored: fragments } = watchRenderer(parts.renderer);
  const environment = { SERVICES_URL: url, CACHE_MB };
  const bff = await openBff({ ...parts, renderer: watched, loaders }, services, environment);
  try {
    const done = await visit({
      request: (brand, path, { headers } = {}) =>
        bff.request(brand, { url: path, headers: headers as Record<string, string> }),
    });
    const renderedFor = [...fragments].map(({ bytes }) => bytes.toString()).join('\n');
    return { stores: watch.entries(), renderedFor, done };
  } finally {
    watch.end();
    await bff.close();
  }
};

const termsIn = (text: string): readonly string[] => [
  ...new Set([
    ...(text.match(CANARY) ?? []),
    ...people.filter(({ token }) => text.includes(token)).map(({ canary }) => canary),
  ]),
];
const ownerOf = ({ key }: StoredEntry): string | undefined =>
  people.find(({ token }) => key.includes(token))?.canary;

/** The canaries in an entry that is found without their owner's token. */
const strangersIn = (entry: StoredEntry, text: string): readonly string[] =>
  termsIn(`${entry.key}\n${text}`).filter((canary) => canary !== ownerOf(entry));

const findLeaks = ({ stores, renderedFor }: Held): readonly string[] => {
  const seen = new Set<unknown>();
  return [
    ...stores.flatMap((entries, store) =>
      entries.flatMap((entry) =>
        strangersIn(entry, textsIn(entry.value, seen).join('\n')).map(
          (canary) => `store ${store} keeps ${canary} under ${entry.key.slice(0, 200)}`,
        ),
      ),
    ),
    ...termsIn(renderedFor).map((canary) => `${canary} is drawn for many answers`),
  ];
};

describe('what a BFF keeps after twenty people have asked for everything', () => {
  let held: Held & { readonly done: Watched };
  beforeAll(async () => {
    held = await watchWhile((site) =>
      watchCanaries(site, people, REQUESTS, createSeededRandom(1).below),
    );
  });

  it('is what everybody is shown: pages, what blocks load, what services answered, what was drawn', () => {
    const holds = (pattern: RegExp) =>
      held.stores.filter((entries) =>
        entries.some(({ value }) => textsIn(value).some((text) => pattern.test(text))),
      );
    expect(holds(PUBLIC).length).toBeGreaterThanOrEqual(3);
    expect(held.renderedFor).toMatch(PUBLIC);
    const sessions = held.stores.flat().filter((entry) => ownerOf(entry) !== undefined);
    expect(sessions.length).toBeGreaterThanOrEqual(PEOPLE);
    expect(termsIn(textsIn(sessions[0]?.value).join('\n'))).toEqual([
      ownerOf(sessions[0] as StoredEntry),
    ]);
  });

  it('has no word and no token of anybody, but what is found by their own token', () => {
    expect(findLeaks(held)).toEqual([]);
  });

  it('has shown nobody the words of another, and everybody their own, but where there is a reason', () => {
    expect(held.done.faults).toEqual([]);
    expect(checkSilence(held.done)).toEqual([]);
  });
});

it('a public block that is given what a personal one has loaded is found in every cache on its way', async () => {
  let last = 'nobody';
  const load = (type: string): BlockLoader => {
    const loader = parts.loaders[type];
    if (!loader) throw new Error(`no block ${type}`);
    return loader;
  };
  const loaders: AppDeps['loaders'] = {
    ...parts.loaders,
    'account-menu': async (settings, context) => {
      if (context.session?.isLoggedIn) last = context.session.authInfo.name;
      return load('account-menu')(settings, context);
    },
    breadcrumbs: async (settings, context) => {
      const { data } = await load('breadcrumbs')(settings, context);
      return { data: data && { ...(data as object), here: last } };
    },
  };
  const [person] = people;
  const { items } = await services.call(search, { query: { size: 1 } });
  const path = hrefOf('jobdetail', { slug: items[0]?.slug ?? '', jobId: String(items[0]?.id) });
  const held = await watchWhile(async ({ request: visit }) => {
    await visit('tech', hrefOf('jobfeed'), { headers: { cookie: `token=${person?.token}` } });
    expect(await (await visit('tech', path)).text()).toContain(person?.canary);
    // A block's result is cached at its second request, here by the page in its other format.
    await visit('tech', `/api/layout?path=${encodeURIComponent(path)}`);
    // So is its HTML, here by the same job at another address.
    await visit('tech', `${path}?utm_source=mail`);
  }, loaders);
  const leaks = findLeaks(held).join('\n');
  expect(leaks).toMatch(/store \d+ keeps Canary1x under html /);
  expect(leaks).toMatch(/store \d+ keeps Canary1x under \d+ tech \d+ \//);
  expect(leaks).toMatch(/Canary1x is drawn for many answers/);
});
