import type { Impact } from '@broadsheet/contract/studio/impact';
import { count } from '../format/count.ts';
import type { ImpactGroup } from './format-who.ts';

const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

type Share = NonNullable<Impact['pages'][number]['share']>;

/** A share as a percentage: "12%". */
export const formatShareOf = ({ views, of }: Share): string => {
  if (views === 0) return 'none';
  if (views / of < 0.01) return 'less than 1%';
  return `${PERCENT.format((100 * views) / of)}%`;
};

/** Views are recorded without experiment arms, so the share of a group with an arm is an upper bound. */
const isAssigned = ({ who }: Pick<ImpactGroup, 'who'>): boolean =>
  who.some(({ experiment = {} }) => Object.keys(experiment).length > 0);

const formatViews = (share: Share, isUpperBound: boolean): string =>
  isUpperBound && share.views > 0 ? `up to ${formatShareOf(share)}` : formatShareOf(share);

/** Formats the share of the page's recorded views; null if none were recorded. */
export const formatShare = (share: Share | null, group?: ImpactGroup): string | null =>
  share && `${formatViews(share, group !== undefined && isAssigned(group))} of its views`;

const differs = ({ kind, changes }: Impact['pages'][number]): boolean =>
  kind !== 'changed' || changes === null || changes.length > 0;

/** "1 experiment and 2 banners are for other people." */
const formatReach = ({ reach, moreReach }: Pick<Impact, 'reach' | 'moreReach'>): string => {
  const counts = (['experiment', 'banner'] as const).flatMap((kind) => {
    const number = reach.filter((each) => each.kind === kind).length;
    return number > 0 ? [count(number, kind)] : [];
  });
  if (counts.length === 0) return '';
  const more = moreReach > 0 ? `, and ${moreReach} more that are not listed` : '';
  return ` ${counts.join(' and ')} ${reach.length === 1 ? 'is' : 'are'} for other people${more}.`;
};

/** Formats the total: "2 of 34 pages change, for 31 % of their views. 1 banner is for other people." */
export const formatImpact = (impact: Impact): string => {
  const { pages, files, outOf, refused } = impact;
  const changed = pages.filter(differs);
  const shares = changed.flatMap(({ share }) => share ?? []);
  const sum = (of: (share: Share) => number) =>
    shares.reduce((total, share) => total + of(share), 0);
  const isUpperBound = changed.some(({ changes }) => changes?.some(isAssigned));
  const verb = changed.length === 1 ? 'changes' : 'change';
  const views =
    shares.length < changed.length
      ? `. ${changed.length === 1 ? 'Its' : 'Their'} views are not measured yet`
      : `, for ${formatViews({ views: sum((share) => share.views), of: sum((share) => share.of) }, isUpperBound)} of ${changed.length === 1 ? 'its' : 'their'} views`;
  const text = count(files.length, 'other item');
  const otherFiles =
    files.length > 0 ? ` ${text} ${files.length === 1 ? 'changes' : 'change'}.` : '';
  const others = formatReach(impact) + otherFiles;
  if (changed.length === 0) {
    const scope = refused.length > 0 ? 'No other' : 'No';
    return `${scope} page layout changes.${others}`;
  }
  return `${changed.length} of ${count(outOf, 'page')} ${verb}${views}.${others}`;
};
