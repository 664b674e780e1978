import type { Impact } from '@broadsheet/contract/studio/impact';
import { count } from '../format/count.ts';
import type { ImpactGroup } from './format-who.ts';

const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

type Share = NonNullable<Impact['pages'][number]['share']>;

const sayPart = ({ views, of }: Share): string => {
  if (views === 0) return 'none';
  if (views / of < 0.01) return 'less than 1 %';
  return `${PERCENT.format((100 * views) / of)} %`;
};

/** Views are recorded without the arms of experiments: of those who are dealt one a share is the most that it can be. */
const isDealt = ({ who }: Pick<ImpactGroup, 'who'>): boolean =>
  who.some(({ experiment = {} }) => Object.keys(experiment).length > 0);

const sayMost = (share: Share, isMost: boolean): string =>
  isMost && share.views > 0 ? `at most ${sayPart(share)}` : sayPart(share);

/** How much of the page's recorded views a share is; null where none were recorded. */
export const formatShare = (share: Share | null, group?: ImpactGroup): string | null =>
  share && `${sayMost(share, group !== undefined && isDealt(group))} of its views`;

const differs = ({ kind, changes }: Impact['pages'][number]): boolean =>
  kind !== 'changed' || changes === null || changes.length > 0;

/** The whole in one sentence: "2 of 34 pages change, for 31 % of their views." */
export const sayWhole = ({ pages, files, outOf }: Impact): string => {
  const changed = pages.filter(differs);
  const shares = changed.flatMap(({ share }) => share ?? []);
  const sum = (of: (share: Share) => number) =>
    shares.reduce((total, share) => total + of(share), 0);
  const isMost = changed.some(({ changes }) => changes?.some(isDealt));
  const verb = changed.length === 1 ? 'changes' : 'change';
  const views =
    changed.length > 0 && shares.length === changed.length
      ? `, for ${sayMost({ views: sum((share) => share.views), of: sum((share) => share.of) }, isMost)} of ${changed.length === 1 ? 'its' : 'their'} views`
      : '';
  const said = count(files.length, 'text or other file', 'texts or other files');
  const others = files.length > 0 ? ` ${said} ${files.length === 1 ? 'changes' : 'change'}.` : '';
  if (changed.length === 0) return `No page changes its blocks.${others}`;
  return `${changed.length} of ${count(outOf, 'page')} ${verb}${views}.${others}`;
};
