import { saveTags } from '@broadsheet/contract/calls/profile';
import { SKILLS_MAX } from '@broadsheet/contract/constants';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { skillsOf } from '../../platform/brands/describe-skills.ts';
import { findTags } from '../../platform/brands/find-known.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { profileFault } from '../../platform/call/profile-fault.ts';
import { changeProfile } from '../profile/change-profile.ts';
import type { StepContext } from '../profile/steps/step-context.ts';
import { readTagInfo } from './read-tag-info.ts';

const follow = async (
  { transaction, seeker, directory, now }: StepContext,
  keys: readonly string[],
): Promise<void> => {
  const rows = findTags(directory, keys, 'tagInfo/follow').map(({ dataId }) => ({
    seeker_id: seeker.id,
    tag_id: dataId,
    followed_at: new Date(now),
  }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('followed_tags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const unfollow = async (
  { transaction, seeker, directory }: StepContext,
  keys: readonly string[],
): Promise<void> => {
  const ids = findTags(directory, keys, 'tagInfo/unfollow').map(({ dataId }) => dataId);
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('followed_tags')
    .where('seeker_id', '=', seeker.id)
    .where('tag_id', 'in', ids)
    .execute();
};

const readFollowed = async ({ transaction, seeker, directory }: StepContext): Promise<Skill[]> => {
  const rows = await transaction
    .selectFrom('followed_tags')
    .select('tag_id')
    .where('seeker_id', '=', seeker.id)
    .orderBy('followed_at')
    .orderBy('tag_id')
    .execute();
  if (rows.length > SKILLS_MAX)
    throw profileFault('tagInfo/follow', `no more than ${SKILLS_MAX} can be followed`);
  return skillsOf(directory, rows);
};

export const saveTagsCall = bindCall(saveTags, async (_query, _params, context, { tagInfo }) => {
  const change = readTagInfo(tagInfo);
  const { tags } = await changeProfile(context, async (step) => {
    await unfollow(step, change.unfollow ?? []);
    await follow(step, change.follow ?? []);
    return { columns: {}, step: null, tags: await readFollowed(step) };
  });
  return { message: context.messages.answers.keywordsSaved, tags };
});
