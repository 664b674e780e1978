import type {
  AudienceDiff,
  ContentDiff,
  FileDiff,
  PageDiff,
  Share,
} from '@broadsheet/content-store/diff-content';
import type { CostChange } from '@broadsheet/content-store/page-costs';
import type { Finding } from '@broadsheet/contract/finding';
import type { BlockChange, BlockPosition } from '@broadsheet/layout-engine/diff/diff-blocks';
import type { ValueChange } from '@broadsheet/layout-engine/diff/diff-values';
import { formatFinding } from './check-command.ts';
import { formatCostBriefly } from './format-cost.ts';
import type { Paint } from './paint.ts';

const VALUE_MAX = 60;
const VALUES_SHOWN = 12;

const formatValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  if (text.length <= VALUE_MAX) return text;
  return Array.isArray(value) ? `a list of ${value.length}` : `${text.slice(0, VALUE_MAX)}…`;
};

const formatValueChange = ({ path, before, after }: ValueChange): string =>
  `${path || 'all of it'}: ${formatValue(before)} -> ${formatValue(after)}`;

const formatPosition = ({ list, after }: BlockPosition): string =>
  `${after === null ? 'first' : `after "${after}"`} in ${list}`;

const formatBlock = (change: BlockChange, paint: Paint): string[] => {
  const name = `${change.id} (${change.type})`;
  switch (change.kind) {
    case 'added':
      return [paint('green', `+ ${name} ${formatPosition(change.place)}`)];
    case 'removed':
      return [paint('red', `- ${name}, was ${formatPosition(change.place)}`)];
    case 'moved':
      return [paint('yellow', `> ${name} moves: ${formatPosition(change.place)}`)];
    case 'type':
      return [paint('yellow', `~ ${name} becomes ${change.after}, was ${change.before}`)];
    case 'settings':
      return change.values.map((value) => paint('yellow', `~ ${name} ${formatValueChange(value)}`));
  }
};

const percent = ({ views, of }: Share): string =>
  `${((100 * views) / of).toLocaleString('en-IN', { maximumFractionDigits: 1 })} %`;

const formatShare = (share: Share | null): string =>
  share
    ? `${percent(share)} of ${share.of.toLocaleString('en-IN')} recorded views`
    : 'no recorded views';

const formatAudience = ({ who, share, blocks }: AudienceDiff, paint: Paint): string[] => [
  ...who.map((each) => `  ${paint('bold', each)}`),
  ...(share ? [`    ${formatShare(share)}`] : []),
  ...blocks.flatMap((change) => formatBlock(change, paint)).map((line) => `    ${line}`),
];

const formatPage = ({ page, kind, share, changes }: PageDiff, paint: Paint): string[] => {
  const head = `page ${paint('bold', page)}`;
  if (kind !== 'changed') return [`${head} is ${kind} (${formatShare(share)})`];
  if (!changes) return [`${head} has too many audiences to list what changes`];
  if (changes.length === 0)
    return [
      `${head} has changed text but looks the same on every device that can show all its blocks`,
    ];
  return [
    `${head} changes (${formatShare(share)})`,
    ...changes.flatMap((change) => formatAudience(change, paint)),
  ];
};

const formatFile = ({ file, kind, values }: FileDiff, paint: Paint): string[] => {
  const lines = values.slice(0, VALUES_SHOWN).map((value) => `  ${formatValueChange(value)}`);
  const more = values.length - lines.length;
  return [
    `file ${paint('bold', file)} is ${kind}`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
};

/** One line for each brand on which a page is cached otherwise: `cached home on tech: everyone -> class, 12 classes`. */
const formatCostChange = ({ page, before, after }: CostChange, paint: Paint): string[] =>
  after.flatMap((cost) => {
    const was = before.find(({ brand }) => brand === cost.brand);
    if (!was) return [];
    const [from, to] = [formatCostBriefly(was), formatCostBriefly(cost)];
    return from === to ? [] : [`cached ${paint('bold', page)} on ${cost.brand}: ${from} -> ${to}`];
  });

/** A difference for people: for each page the audiences and their changes, then other files. */
export const formatDiff = (
  { pages, files }: ContentDiff,
  costs: readonly CostChange[],
  warnings: readonly Finding[],
  names: { readonly before: string; readonly after: string },
  paint: Paint,
): string =>
  [
    `from ${names.before} to ${names.after}`,
    ...pages.flatMap((page) => formatPage(page, paint)),
    ...files.flatMap((file) => formatFile(file, paint)),
    ...costs.flatMap((change) => formatCostChange(change, paint)),
    ...warnings.map((finding) => formatFinding(finding, paint).trimEnd()),
    ...(pages.length + files.length === 0 ? ['no differences'] : []),
    '',
  ].join('\n');
