import type { CostField, PageCost } from '@broadsheet/contract/page-cost';

const formatClasses = (classes: number | null): string =>
  classes === null
    ? 'more classes than can be counted'
    : `${classes.toLocaleString('en-IN')} ${classes === 1 ? 'class' : 'classes'}`;

const REASONS = {
  seekers: () => 'a page for members',
  link: () => 'its address grants access',
  block: (id: string) => `block "${id}" shows data of its viewer`,
} as const;

const formatField = ({ field, groups, layout, blocks }: CostField): string => {
  const by = [...(layout ? ['the layout'] : []), ...blocks.map((id) => `block "${id}"`)];
  return `${field} ${groups} (${by.join(', ')})`;
};

/** Who shares a page and how often it is cached: `class: 12 classes by device 3 (the layout)`. */
export const formatCost = ({ level, reason, fields, experiments, classes }: PageCost): string => {
  if (reason) return `viewer: no cache stores it, ${REASONS[reason.kind](reason.block ?? '')}`;
  const parts = [
    ...fields.map(formatField),
    ...experiments.map((key) => `experiment ${key} (private at an edge)`),
  ];
  const by = parts.length > 0 ? ` by ${parts.join(', ')}` : '';
  return level === 'everyone' ? 'everyone: one page' : `class: ${formatClasses(classes)}${by}`;
};

/** Without what divides the page: `class, 12 classes`. */
export const formatCostBriefly = ({ level, classes, edge }: PageCost): string => {
  if (level !== 'class') return level;
  return `class, ${formatClasses(classes)}${edge === 'private' ? ', private at an edge' : ''}`;
};
