import {
  type BlockExplanation,
  describeMismatch,
  type PageExplanation,
} from '@broadsheet/contract/explanation';
import { formatCost } from './format-cost.ts';
import type { Paint } from './paint.ts';

const nearest = ({ nearestMiss }: BlockExplanation): string | null =>
  nearestMiss &&
  `nearest: variant "${nearestMiss.name}" (${nearestMiss.mismatches.map(describeMismatch).join('; ')})`;

/** An explanation as a table: the page from top to bottom, then the hidden blocks. */
export const formatExplanation = (explanation: PageExplanation, paint: Paint): string => {
  const { page, revision, consulted, cost, key, validUntil, variants, blocks } = explanation;
  const arms = Object.entries(explanation.arms).map(([experiment, arm]) => `${experiment}=${arm}`);
  const lines = [
    `${paint('bold', `page ${page}`)}`,
    `revision  ${revision}`,
    ...(arms.length > 0 ? [`arms      ${arms.join(', ')}`] : []),
    `consults  ${consulted.join(', ') || 'nothing'}`,
    `cached    ${formatCost(cost)}`,
    `plan key  ${key || '(one plan for everybody)'}`,
    `valid     ${validUntil === null ? 'until the layout changes' : `until ${new Date(validUntil).toISOString()}`}`,
    '',
  ];
  for (const { name, active, mismatches } of variants)
    lines.push(
      active
        ? `${paint('green', 'active  ')}  variant "${name}"`
        : `${paint('dim', 'inactive')}  variant "${name}": ${mismatches.map(describeMismatch).join('; ')}`,
    );
  if (variants.length > 0) lines.push('');
  const idWidth = Math.max(2, ...blocks.map(({ id }) => id.length));
  const typeWidth = Math.max(4, ...blocks.map(({ type }) => type.length));
  for (const block of blocks) {
    const state = block.shown ? paint('green', 'in ') : paint('red', 'out');
    lines.push(
      `${state}  ${block.id.padEnd(idWidth)}  ${block.type.padEnd(typeWidth)}  ${block.reason}`,
    );
    const miss = nearest(block);
    if (miss) lines.push(paint('dim', `     ${' '.repeat(idWidth)}  ${miss}`));
  }
  return `${lines.join('\n')}\n`;
};
