import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type Competition, CompetitionFile } from '@broadsheet/contract/entities/competition';
import type { When } from '@broadsheet/contract/layout';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import type { CalendarEntry } from '@broadsheet/contract/studio/calendar-calls';
import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { writtenBlocks } from '@broadsheet/layout-engine/rules/rule';
import type { ScheduledRelease } from '@broadsheet/publishing/find-release';
import Value from 'typebox/value';

/** An entry before its overlaps are known. */
export type Entry = Omit<CalendarEntry, 'overlaps'>;

interface RunningRollout {
  readonly change: string;
  readonly title: string;
  readonly started_at: Date;
}

export interface CalendarSources {
  readonly snapshot: Pick<Snapshot, 'pages' | 'banners' | 'experiments'>;
  readonly files: readonly ContentFile[];
  /** Open changes. */
  readonly changes: readonly ChangeSummary[];
  readonly rollouts: readonly RunningRollout[];
  readonly releases: readonly ScheduledRelease[];
}

const NOTHING = { block: null, change: null, release: null } as const;

const timesOf = ({ from, until }: Pick<When, 'from' | 'until'>) => ({
  from: from ?? null,
  until: until ?? null,
});
const hasTimes = (when: Pick<When, 'from' | 'until'> | undefined): boolean =>
  when?.from !== undefined || when?.until !== undefined;

/** Of the page's brands, those of a condition. */
const brandsOf = (all: readonly Brand[], when: Pick<When, 'brand'> | undefined): Brand[] =>
  all.filter((brand) => when?.brand?.includes(brand) ?? true);

const ofPages = ({ snapshot }: CalendarSources): Entry[] =>
  [...snapshot.pages.values()].flatMap(({ name, layout }) => {
    const files = [`layouts/${name}.json`];
    const all = brandsOfPage(layout);
    const page = hasTimes(layout) && layout.seo && layout.archived !== true;
    const timed = writtenBlocks(layout).filter(({ block }) => hasTimes(block.when));
    const variants = (layout.variants ?? []).filter(({ when }) => hasTimes(when));
    return [
      ...(page && layout.seo
        ? [
            {
              ...NOTHING,
              kind: 'page' as const,
              title: layout.seo.title,
              files,
              brands: [...all],
              ...timesOf(layout),
            },
          ]
        : []),
      ...variants.map(({ name: title, when }) => ({
        ...NOTHING,
        kind: 'variant' as const,
        title,
        files,
        brands: brandsOf(all, when),
        ...timesOf(when),
      })),
      ...timed.map(({ id, block: { when } }) => ({
        ...NOTHING,
        kind: 'block' as const,
        title: id,
        block: id,
        files,
        brands: brandsOf(all, when),
        ...timesOf(when ?? {}),
      })),
    ];
  });

/** A list of one site has its brand in the name: `home-management`. */
const isForBrand = (name: string, brand: Brand): boolean =>
  !BRANDS.some((other) => other !== brand && name.split(/[.-]/).includes(other));

const ofBanners = ({ snapshot }: CalendarSources): Entry[] =>
  [...snapshot.banners].flatMap(([name, rows]) =>
    (rows ?? [])
      .filter(({ from, until }) => from !== null || until !== null)
      .map(({ title, from, until }) => ({
        ...NOTHING,
        kind: 'banner' as const,
        title,
        files: [`layouts/banners/${name}.csv`],
        brands: BRANDS.filter((brand) => isForBrand(name, brand)),
        from,
        until,
      })),
  );

const ofExperiments = ({ snapshot }: CalendarSources): Entry[] =>
  [...snapshot.experiments.byKey]
    .filter(([, experiment]) => experiment.status === 'running')
    .map(([key, { page, when, from = null, until = null }]) => ({
      ...NOTHING,
      kind: 'experiment' as const,
      title: key,
      files: [`layouts/${page}.json`],
      brands: brandsOf(BRANDS, when),
      from,
      until,
    }));

const phasesOf = ({ timelines }: Competition) =>
  Object.values(timelines).map(({ startDate, endDate }) => ({ startDate, endDate }));
const byTime = (a: string, b: string): number => Date.parse(a) - Date.parse(b);

const ofCompetitions = ({ files }: CalendarSources): Entry[] =>
  files.flatMap(({ folder, name, text }) => {
    const brand = BRANDS.find((each) => each === name);
    if (folder !== 'layouts/competitions' || text === null || brand === undefined) return [];
    let read: unknown;
    try {
      read = JSON.parse(text);
    } catch {
      // The check reports it.
      return [];
    }
    if (!Value.Check(CompetitionFile, read)) return [];
    return read.competitions.map((competition) => ({
      ...NOTHING,
      kind: 'competition' as const,
      title: competition.title,
      // Studio does not edit competitions.
      files: [],
      brands: [brand],
      from:
        phasesOf(competition)
          .map(({ startDate }) => startDate)
          .sort(byTime)[0] ?? null,
      until:
        phasesOf(competition)
          .map(({ endDate }) => endDate)
          .sort(byTime)
          .at(-1) ?? null,
    }));
  });

const ofChanges = ({ changes, rollouts, releases }: CalendarSources): Entry[] => {
  const filesOf = (change: string) => changes.find(({ id }) => id === change)?.files ?? [];
  return [
    ...changes
      .filter(({ state, publishAt }) => state === 'scheduled' && publishAt !== null)
      .map(({ id, title, files, publishAt }) => ({
        ...NOTHING,
        kind: 'change' as const,
        title,
        change: id,
        files,
        brands: [...BRANDS],
        from: publishAt,
        until: null,
      })),
    ...releases.map(({ id, title, files, publishAt }) => ({
      ...NOTHING,
      kind: 'release' as const,
      title,
      release: id,
      files: [...files],
      brands: [...BRANDS],
      from: publishAt,
      until: null,
    })),
    ...rollouts.map(({ change, title, started_at: startedAt }) => ({
      ...NOTHING,
      kind: 'rollout' as const,
      title,
      change,
      files: [...filesOf(change)],
      brands: [...BRANDS],
      from: startedAt.toISOString(),
      until: null,
    })),
  ];
};

/** Everything with a start or an end, in no order. */
export const listEntries = (sources: CalendarSources): Entry[] => [
  ...ofPages(sources),
  ...ofBanners(sources),
  ...ofExperiments(sources),
  ...ofCompetitions(sources),
  ...ofChanges(sources),
];
