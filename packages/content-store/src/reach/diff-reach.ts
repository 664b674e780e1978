import { setImmediate } from 'node:timers/promises';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import { type Condition, conditionOf } from '@broadsheet/layout-engine/audiences/condition';
import type { AudiencePart } from '@broadsheet/layout-engine/diff/audience-part';
import { diffPeople, type PeopleDiff } from '@broadsheet/layout-engine/diff/diff-people';
import { type Share, shareOf } from '../diff-content.ts';
import { readAudiences } from '../read-audiences.ts';
import { compareBanners } from './compare-banners.ts';
import { compareExperiments } from './compare-experiments.ts';
import type { Comparison, ReachDeps, Reached, ReachSide } from './comparison.ts';

export interface ReachGroup {
  /** Empty: nobody. */
  readonly audiences: readonly AudiencePart[];
  /** Of the views by people of the pages that show it; of nobody, null. */
  readonly share: Share | null;
}

/** Something that is for other people than before. */
export interface ReachDiff extends Reached {
  /** Null when there are too many audiences to compare. */
  readonly people: { readonly gained: ReachGroup; readonly lost: ReachGroup } | null;
}

const NO_GROUP: ReachGroup = { audiences: [], share: null };
const SAME_PEOPLE: PeopleDiff = { gained: [], lost: [] };
const NOBODY: PeopleWhen = { brand: ['tech'], not: { brand: ['tech'] } };

/** Whom another site would gain, nobody gains. */
const onSites = (when: PeopleWhen, sites: readonly Brand[]): PeopleWhen => {
  if (sites.length === BRANDS.length) return when;
  const brand = (when.brand ?? BRANDS).filter((each) => sites.includes(each));
  return brand.length > 0 ? { ...when, brand } : NOBODY;
};

/** A condition as a text, which other names of its audiences leave as it is. */
const keyOf = ({ wanted, refused, ...when }: Condition): string =>
  JSON.stringify([when, wanted?.map(({ any }) => any), refused?.map(({ any }) => any)]);

/** What several comparisons have in common. */
interface Shared {
  readonly audiences: readonly [NamedAudiences, NamedAudiences];
  readonly diffPeople: (before: Condition, after: Condition) => PeopleDiff | null;
  /** The views by people of some pages. */
  readonly countsOf: (pages: readonly string[]) => readonly AudienceCount[];
}

const shareWork = (audiences: Shared['audiences'], counts: readonly AudienceCount[]): Shared => {
  const diffs = new Map<string, PeopleDiff | null>();
  const byPages = new Map<string, readonly AudienceCount[]>();
  return {
    audiences,
    diffPeople: (before, after) => {
      const [was, is] = [keyOf(before), keyOf(after)];
      if (was === is) return SAME_PEOPLE;
      const key = `${was} ${is}`;
      const known = diffs.get(key);
      const diff = known === undefined ? diffPeople(before, after) : known;
      diffs.set(key, diff);
      return diff;
    },
    countsOf: (pages) => {
      const key = pages.join();
      const known = byPages.get(key);
      const found = known ?? counts.filter(({ page, crawler }) => !crawler && pages.includes(page));
      byPages.set(key, found);
      return found;
    },
  };
};

const viewsOf = (
  counts: readonly AudienceCount[],
  audiences: readonly AudiencePart[],
  { reaches }: Comparison,
): Share | null => {
  const all = shareOf(counts, []);
  const views = shareOf(counts.filter(reaches), audiences)?.views ?? 0;
  return all && { views, of: all.of };
};

const diffOne = (comparison: Comparison, shared: Shared): ReachDiff | null => {
  const { kind, name, file, pages, isDraft, sites, before, after, reachesPart } = comparison;
  const [was, is] = shared.audiences;
  const diff = shared.diffPeople(
    conditionOf(onSites(before, sites), was),
    conditionOf(onSites(after, sites), is),
  );
  const groupOf = (parts: readonly AudiencePart[]): ReachGroup => {
    const audiences = parts.filter(reachesPart);
    if (audiences.length === 0) return NO_GROUP;
    return { audiences, share: viewsOf(shared.countsOf(pages), audiences, comparison) };
  };
  const people = diff && { gained: groupOf(diff.gained), lost: groupOf(diff.lost) };
  const isSame = people && people.gained.audiences.length + people.lost.audiences.length === 0;
  return isSame ? null : { kind, name, file, pages, isDraft, people };
};

const audiencesOf = ({ files, loaded }: ReachSide): NamedAudiences =>
  readAudiences(files, Object.values(loaded.brands ?? {})).audiences ?? NO_AUDIENCES;

/**
 * The experiments and banners that both contents have, and that are for other people afterwards. What has ended is for
 * nobody. Other work goes on between two comparisons.
 */
export const diffReach = async (
  before: ReachSide,
  after: ReachSide,
  deps: ReachDeps,
): Promise<readonly ReachDiff[]> => {
  const shared = shareWork([audiencesOf(before), audiencesOf(after)], deps.counts);
  const diffs: ReachDiff[] = [];
  for (const comparison of [
    ...compareExperiments(before, after, deps.now),
    ...compareBanners(before, after, deps),
  ]) {
    const diff = diffOne(comparison, shared);
    if (diff) diffs.push(diff);
    await setImmediate();
  }
  return diffs;
};
