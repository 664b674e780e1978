import { COVERAGE_VIEWS, type LinkHealth } from '@broadsheet/contract/studio/health-calls';
import { count } from '../format/count.ts';
import { failsOften, isSlow } from './format-health.ts';
import { isPoor, speedRows } from './speed-rows.ts';
import type { Health } from './use-health.ts';

/** One line of the overview: a problem, and the section with the details. */
export interface Concern {
  readonly section: 'content' | 'blocks' | 'vitals' | 'links' | 'banners' | 'coverage';
  readonly text: string;
  readonly isUrgent: boolean;
}

type Known = { readonly [Section in keyof Health]: Pick<Health[Section], 'data' | 'error'> };

const SECTIONS: readonly (readonly [Concern['section'], string])[] = [
  ['content', 'published content'],
  ['blocks', 'blocks'],
  ['vitals', 'speed for visitors'],
  ['links', 'links'],
  ['banners', 'banners'],
  ['coverage', 'audience reach'],
];

const linksOf = (last: LinkHealth['last'] | undefined, isDead: boolean): number =>
  last?.bad.filter(({ verdict }) => (verdict === 'dead') === isDead && verdict !== 'moved')
    .length ?? 0;

/** Lists the problems, the worst first. A part that could not be loaded is also one. Pure. */
export const concernsOf = (health: Known): Concern[] => {
  const { content, blocks, vitals, links, banners, coverage } = health;
  const items = blocks.data?.items ?? [];
  const measured = coverage.data?.items.filter(({ views }) => views >= COVERAGE_VIEWS) ?? [];
  const unseen = measured.flatMap(({ variants, blocks: hidden }) =>
    [...variants, ...hidden].filter(({ views, isTimed }) => views === 0 && !isTimed),
  );
  const poor = vitals.data ? speedRows(vitals.data, 'pages').filter(isPoor).length : 0;
  const expired = banners.data?.items.filter(({ reason }) => reason === 'expired').length ?? 0;
  const idle = (banners.data?.items.length ?? 0) - expired;
  const counted: readonly (readonly [Concern['section'], number, string, string, boolean])[] = [
    [
      'content',
      content.data?.faults.length ?? 0,
      'problem stops new content from going live',
      'problems stop new content from going live',
      true,
    ],
    ['blocks', items.filter(failsOften).length, 'block fails often', 'blocks fail often', true],
    ['links', linksOf(links.data?.last, true), 'broken link', 'broken links', true],
    ['blocks', items.filter(isSlow).length, 'block is slow', 'blocks are slow', false],
    ['vitals', poor, 'page is slow for visitors', 'pages are slow for visitors', false],
    ['banners', expired, 'banner has expired', 'banners have expired', false],
    ['banners', idle, 'banner reaches no one', 'banners reach no one', false],
    ['links', linksOf(links.data?.last, false), 'link needs a check', 'links need a check', false],
    ['content', content.data?.leftOut.length ?? 0, 'content warning', 'content warnings', false],
    [
      'coverage',
      unseen.length,
      'variant or block reached no visitors',
      'variants or blocks reached no visitors',
      false,
    ],
  ];
  const concerns = counted.flatMap(([section, number, one, many, isUrgent]) =>
    number === 0 ? [] : [{ section, text: count(number, one, many), isUrgent }],
  );
  const failed = SECTIONS.filter(([section]) => health[section].error).map(([section, name]) => ({
    section,
    text: `Could not load ${name}. Try again later.`,
    isUrgent: true,
  }));
  return [...failed, ...concerns];
};

/** True if every part has loaded, so that an empty overview means no problems. */
export const isAllKnown = (health: Known): boolean =>
  Object.values(health).every(({ data }) => data !== undefined);
