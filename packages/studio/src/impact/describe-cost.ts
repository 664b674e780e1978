import type { ClassField } from '@broadsheet/contract/audience';
import { MAX_CLASSES, type PageCost } from '@broadsheet/contract/page-cost';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { Impact } from '@broadsheet/contract/studio/impact';
import { formatSite } from '@broadsheet/contract/studio/report-text';

const FIELD_LABELS: Readonly<Record<ClassField, string>> = {
  cohort: 'profile',
  experienceBand: 'experience',
  membership: 'membership',
  device: 'device',
  city: 'city',
  category: 'job category',
  crawler: 'search engine or not',
};

const formatGroups = (classes: number): string => `${classes.toLocaleString('en-IN')} groups`;

const formatFields = ({ fields, experiments }: PageCost): string =>
  [
    ...fields.map(({ field }) => FIELD_LABELS[field]),
    ...experiments.map((key) => `experiment ${key}`),
  ].join(', ');

/** In one sentence, who shares a page: "Each of 12 groups of people gets its own copy of this page (experience, device)." */
export const describeCost = (cost: PageCost): string => {
  const { level, classes } = cost;
  if (level === 'viewer') return 'This page is made for each visitor, so no copy is kept ready.';
  if (level === 'everyone') return 'Everyone gets the same copy of this page.';
  const groups = classes === null ? 'Each of very many groups' : `Each of ${formatGroups(classes)}`;
  return `${groups} of people gets its own copy of this page (${formatFields(cost)}).`;
};

const describeBefore = ({ level, classes }: PageCost): string => {
  if (level === 'viewer') return 'Before: made for each visitor.';
  if (level === 'everyone') return 'Before: the same copy for everyone.';
  return `Before: ${classes === null ? 'very many groups' : formatGroups(classes)}.`;
};

/** What makes the page slow, and what to do about it. */
export const warnOfCost = (cost: PageCost, before?: PageCost): readonly string[] => {
  const { level, reason, classes, experiments, edge } = cost;
  const becomesOwn = level === 'viewer' && before !== undefined && before.level !== 'viewer';
  const becomesPrivate = level !== 'viewer' && edge === 'private' && before?.edge !== 'private';
  return [
    ...(becomesOwn
      ? [
          `This page becomes private: the block “${reason?.block ?? ''}” shows each visitor their own data, so every visit has to wait for a new page. Use that block on a page for members.`,
        ]
      : []),
    ...(becomesPrivate
      ? [
          `While the experiment ${experiments.join(', ')} runs, no copy of this page can be kept close to visitors, so it loads more slowly. Stop the experiment as soon as you have a result.`,
        ]
      : []),
    ...(classes === null || classes > MAX_CLASSES
      ? [
          `More than ${MAX_CLASSES} groups are too many: few visitors get a page that is ready. Use fewer conditions, or the same banners for more people.`,
        ]
      : []),
  ];
};

export interface DescribedCost {
  /** The page, and the site where both sites differ. */
  readonly title: string;
  readonly text: string;
  readonly warnings: readonly string[];
}

type CostChange = Impact['costs'][number];

const describeOnSite = (cost: PageCost, before: PageCost | undefined) => ({
  text: [describeCost(cost), ...(before ? [describeBefore(before)] : [])].join(' '),
  warnings: warnOfCost(cost, before),
});

const describePage = ({ page, before, after }: CostChange): readonly DescribedCost[] => {
  const bySite = after.map((cost) => ({
    brand: cost.brand,
    ...describeOnSite(
      cost,
      before.find(({ brand }) => brand === cost.brand),
    ),
  }));
  const [first, ...others] = bySite;
  if (!first) return [];
  const isSame = others.every(({ text }) => text === first.text);
  const title = formatPage(page);
  return isSame
    ? [{ title, text: first.text, warnings: first.warnings }]
    : bySite.map(({ brand, ...rest }) => ({ ...rest, title: `${title}, ${formatSite(brand)}` }));
};

/** How an edit changes who shares each page. Pages that are gone cost nothing. */
export const describeCosts = ({ costs }: Pick<Impact, 'costs'>): readonly DescribedCost[] =>
  costs.flatMap(describePage);
