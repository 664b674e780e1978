import { coursesBySkill } from '@broadsheet/contract/calls/course';
import { COURSE_LEVELS } from '@broadsheet/contract/entities/course';
import { sql } from 'kysely';
import { bindCall } from '../platform/call/bind-call.ts';

const MAX_SKILLS = 10;

const splitSkills = (skills: string): string[] =>
  [...new Set(skills.split('|').map((skill) => skill.trim()))].filter(Boolean).slice(0, MAX_SKILLS);

interface SkillRow {
  readonly skill: string;
  readonly courses: number;
  readonly slug: string;
  readonly title: string;
}

export const coursesBySkillCall = bindCall(
  coursesBySkill,
  async ({ skills }, _params, { database, brand }) => {
    const easiest = sql`array_position(${[...COURSE_LEVELS]}::text[], courses.level), courses.weeks, courses.id`;
    const { rows } = await sql<SkillRow>`
      select wanted.skill, count(*)::integer as courses,
        (array_agg(courses.slug order by ${easiest}))[1] as slug,
        (array_agg(courses.title order by ${easiest}))[1] as title
      from unnest(${splitSkills(skills)}::text[]) with ordinality as wanted(skill, position)
      join courses on courses.brand = ${brand} and courses.status = 'open'
        and exists (select from unnest(courses.skills) as taught where lower(taught) = lower(wanted.skill))
      group by wanted.skill, wanted.position order by wanted.position`.execute(database);
    return {
      items: rows.map(({ skill, courses, slug, title }) => ({
        skill,
        courses,
        first: { slug, title },
      })),
    };
  },
);
