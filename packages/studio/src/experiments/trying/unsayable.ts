import type { Layout } from '@broadsheet/contract/layout';
import { sameJson } from '../../editor/model/json.ts';
import { firstMentions, type Mention, mentionedExperiments } from './mentions.ts';
import { settingsPatch } from './settings-patch.ts';

const faultOf = (id: string, live: Mention, edited: Mention): string | null => {
  const [before, after] = [live.block, edited.block];
  const name = `Block “${id}”`;
  if (live.isBase !== edited.isBase)
    return `${name} is on the default page in one version and only in a variant in the other. Remove it and add a new block instead.`;
  if (before.type !== after.type)
    return `${name} has a different type on the live page. Remove it and add a new block instead.`;
  if ((before.version ?? 1) !== (after.version ?? 1))
    return `${name} was updated to a newer version. Publish that update first, then create the experiment.`;
  if (!sameJson(before.fallback ?? null, after.fallback ?? null))
    return `${name} has a different fallback than the live page. Publish that first, then create the experiment.`;
  if (live.isBase && !settingsPatch(before.settings ?? {}, after.settings ?? {}))
    return `Block “${id}” has an empty setting that an experiment cannot use. Reset that setting to its default.`;
  return null;
};

/** Lists the parts of an edit that variants of the live page cannot express, a sentence each; empty if there are none. */
export const unsayable = (live: Layout, edited: Layout, experiment: string): readonly string[] => {
  const [before, after] = [firstMentions(live), firstMentions(edited)];
  const blocks = [...before].flatMap(([id, mention]) => {
    const other = after.get(id);
    return (other && faultOf(id, mention, other)) ?? [];
  });
  return [
    ...(live.page === edited.page ? [] : ['This draft belongs to another page.']),
    ...(mentionedExperiments(live).has(experiment) || mentionedExperiments(edited).has(experiment)
      ? [`This page already uses an experiment “${experiment}”. Choose another name.`]
      : []),
    ...blocks,
  ];
};
