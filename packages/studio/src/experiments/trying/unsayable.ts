import type { Layout } from '@broadsheet/contract/layout';
import { sameJson } from '../../editor/model/json.ts';
import { firstMentions, type Mention, mentionedExperiments } from './mentions.ts';
import { settingsPatch } from './settings-patch.ts';

const faultOf = (id: string, live: Mention, edited: Mention): string | null => {
  const [before, after] = [live.block, edited.block];
  const name = `Block “${id}”`;
  if (live.isBase !== edited.isBase)
    return `${name} belongs to the page itself on one side and to a variant alone on the other. Give the new one an id of its own.`;
  if (before.type !== after.type)
    return `${name} is of another type than on the live page. Give the new one an id of its own.`;
  if ((before.version ?? 1) !== (after.version ?? 1))
    return `${name} is written for another version than on the live page. Publish that by itself first.`;
  if (!sameJson(before.fallback ?? null, after.fallback ?? null))
    return `${name} has another fallback than on the live page. Publish that by itself first.`;
  if (live.isBase && !settingsPatch(before.settings ?? {}, after.settings ?? {}))
    return `A setting of block “${id}” is null, which no variant can say. Leave that setting out.`;
  return null;
};

/** What of an edit cannot be said as variants of the live page, a sentence for each part; empty where all can. */
export const unsayable = (live: Layout, edited: Layout, experiment: string): readonly string[] => {
  const [before, after] = [firstMentions(live), firstMentions(edited)];
  const blocks = [...before].flatMap(([id, mention]) => {
    const other = after.get(id);
    return (other && faultOf(id, mention, other)) ?? [];
  });
  return [
    ...(live.page === edited.page ? [] : ['The layout is of another page than the live one.']),
    ...(mentionedExperiments(live).has(experiment) || mentionedExperiments(edited).has(experiment)
      ? [`The page asks for an experiment “${experiment}” already. Give this one another name.`]
      : []),
    ...blocks,
  ];
};
