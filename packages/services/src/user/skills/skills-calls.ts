import {
  saveSkills,
  skills,
  skillsOfArea,
  suggestSkills,
} from '@broadsheet/contract/calls/profile';
import type { Skill } from '@broadsheet/contract/entities/profile';
import { AppError } from '@broadsheet/contract/errors';
import { readSeeker } from '../../auth/account/require-password.ts';
import { countOpenJobs } from '../../job/lists/count-open-jobs.ts';
import { skillsOf } from '../../platform/brands/describe-skills.ts';
import type { DirectoryTag } from '../../platform/brands/directory.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';
import { changeProfile } from '../profile/change-profile.ts';
import { replaceSkills } from '../profile/steps/replace-skills.ts';
import { countAreaSkills } from './count-area-skills.ts';
import { suggestSkillsFor } from './suggest-skills.ts';

const OF_AREA_MAX = 20;

const readSkills = async (context: CallContext): Promise<Skill[]> => {
  const { id } = await readSeeker(context);
  const rows = await context.database
    .selectFrom('seeker_skills')
    .select('tag_id')
    .where('seeker_id', '=', id)
    .orderBy('position')
    .execute();
  return skillsOf(await context.directory(), rows);
};

export const skillsCall = bindCall(skills, async (_query, _params, context) => ({
  items: await readSkills(context),
}));

export const saveSkillsCall = bindCall(
  saveSkills,
  async (_query, _params, context, { skills: keys }) => {
    await changeProfile(context, async (step) => {
      await replaceSkills(step, keys);
      return { columns: {}, step: null };
    });
    const { skillsSaved } = context.messages.answers;
    return { message: skillsSaved, items: await readSkills(context) };
  },
);

export const suggestSkillsCall = bindCall(suggestSkills, async ({ query }, _params, context) => {
  const [{ tags }, { byTag }] = await Promise.all([context.directory(), countOpenJobs(context)]);
  return { items: suggestSkillsFor(context.brand, tags, byTag, query) };
});

/** A group of a functional area is one of its keywords, by its name or its slug. */
const findGroup = (tags: ReadonlyMap<number, DirectoryTag>, area: number, name: string) =>
  [...tags.values()].find(
    ({ categoryId, label, tag }) =>
      categoryId === area && (tag === name || plainText(label) === plainText(name)),
  );

export const skillsOfAreaCall = bindCall(
  skillsOfArea,
  async ({ functionalarea, aggname }, _params, context) => {
    const { categories, tags } = await context.directory();
    if (!categories.has(functionalarea)) {
      const details = [{ path: 'querystring/functionalarea', message: 'is no functional area' }];
      throw new AppError('VALIDATION', { details });
    }
    const group = aggname === undefined ? null : findGroup(tags, functionalarea, aggname);
    if (group === undefined) return { items: [] };
    const counts = await countAreaSkills(context, functionalarea, group?.dataId ?? null);
    const items = [...counts].flatMap(([id, jobs]) => {
      const tag = tags.get(id);
      return tag && tag !== group ? [{ key: tag.tag, label: tag.label, jobs }] : [];
    });
    items.sort((one, other) => other.jobs - one.jobs || one.label.localeCompare(other.label));
    return { items: items.slice(0, OF_AREA_MAX) };
  },
);
