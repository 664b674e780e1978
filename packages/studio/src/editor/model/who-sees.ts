import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { arrange } from './arrange.ts';
import { describeWhen } from './describe-when.ts';
import { conditionOf, type Draft, variantsOf } from './draft.ts';
import { listPlacements } from './grammar.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** Describes who sees a block and who does not, by the layout and its variants. */
export const whoSees = (draft: Draft, id: string, audiences: NamedAudiences): string => {
  const base = arrange(draft, null);
  const when = base.blocks.get(id)?.when;
  const condition = when && Object.keys(when).length > 0 ? conditionOf(when) : undefined;
  const shows = (scope: number | null) =>
    listPlacements(arrange(draft, scope)).some((block) => block.id === id);
  const inPage = shows(null);
  const others = [...variantsOf(draft).entries()].filter(([at]) => shows(at) !== inPage);
  const names = quoted(others.map(([, { name }]) => name));
  const who = condition ? describeWhen(condition, audiences) : 'It is on the default page.';
  if (!inPage) return names ? `Only in ${names}.` : 'No one sees it.';
  const text = condition ? `Audience: ${who}` : who;
  return names ? `${text} Not in ${names}.` : text;
};
