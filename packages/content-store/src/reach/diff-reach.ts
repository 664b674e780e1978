import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import { conditionOf } from '@broadsheet/layout-engine/audiences/condition';
import type { AudiencePart } from '@broadsheet/layout-engine/diff/audience-part';
import { diffPeople } from '@broadsheet/layout-engine/diff/diff-people';
import { type Share, shareOf } from '../diff-content.ts';
import { readAudiences } from '../read-audiences.ts';
import { compareBanners } from './compare-banners.ts';
import { compareExperiments } from './compare-experiments.ts';
import type { Comparison, ReachDeps, Reached, ReachSide } from './comparison.ts';

export interface ReachGroup {
  /** Empty: nobody. */
  readonly audiences: readonly AudiencePart[];
  /** Of the views by people of the pages that show it. */
  readonly share: Share | null;
}

/** Something that is for other people than before. */
export interface ReachDiff extends Reached {
  /** Null when there are too many audiences to compare. */
  readonly people: { readonly gained: ReachGroup; readonly lost: ReachGroup } | null;
}

const NOBODY: PeopleWhen = { brand: ['tech'], not: { brand: ['tech'] } };

/** Whom another site would gain, nobody gains. */
const onSites = (when: PeopleWhen, sites: readonly Brand[]): PeopleWhen => {
  if (sites.length === BRANDS.length) return when;
  const brand = (when.brand ?? BRANDS).filter((each) => sites.includes(each));
  return brand.length > 0 ? { ...when, brand } : NOBODY;
};

const viewsOf = (
  counts: readonly AudienceCount[],
  audiences: readonly AudiencePart[],
  { pages, reaches }: Comparison,
): Share | null => {
  const seen = counts.filter(({ page, crawler }) => !crawler && pages.includes(page));
  const all = shareOf(seen, []);
  const views = shareOf(seen.filter(reaches), audiences)?.views ?? 0;
  return all && { views, of: all.of };
};

const diffOne = (
  comparison: Comparison,
  [was, is]: readonly [NamedAudiences, NamedAudiences],
  counts: readonly AudienceCount[],
): ReachDiff | null => {
  const { kind, name, file, pages, isDraft, sites, before, after, reachesPart } = comparison;
  const diff = diffPeople(
    conditionOf(onSites(before, sites), was),
    conditionOf(onSites(after, sites), is),
  );
  const groupOf = (parts: readonly AudiencePart[]): ReachGroup => {
    const audiences = parts.filter(reachesPart);
    return { audiences, share: viewsOf(counts, audiences, comparison) };
  };
  const people = diff && { gained: groupOf(diff.gained), lost: groupOf(diff.lost) };
  const isSame = people && people.gained.audiences.length + people.lost.audiences.length === 0;
  return isSame ? null : { kind, name, file, pages, isDraft, people };
};

const audiencesOf = ({ files, loaded }: ReachSide): NamedAudiences =>
  readAudiences(files, Object.values(loaded.brands ?? {})).audiences ?? NO_AUDIENCES;

/**
 * The experiments and banners that both contents have, and that are for other people afterwards. What has ended is for
 * nobody. Pure.
 */
export const diffReach = (
  before: ReachSide,
  after: ReachSide,
  deps: ReachDeps,
): readonly ReachDiff[] => {
  const audiences = [audiencesOf(before), audiencesOf(after)] as const;
  return [
    ...compareExperiments(before, after, deps.now),
    ...compareBanners(before, after, deps),
  ].flatMap((each) => diffOne(each, audiences, deps.counts) ?? []);
};
