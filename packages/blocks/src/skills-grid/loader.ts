import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { sitemapCategory } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { skillsGrid } from './schema.ts';

const loadPopularSkills = async ({ call, messages }: LoaderContext, count: number) => {
  const { items } = await call(sitemapCategory, {});
  return items
    .flatMap(({ tags }) => tags)
    .toSorted((one, other) => other.openJobs - one.openJobs)
    .slice(0, count)
    .map(({ label, tag, openJobs }) => ({
      title: label,
      href: hrefOf('tag', { keyword: tag }),
      text: formatMessage(messages.jobs.openJobCount, { count: openJobs }),
      logo: null,
    }));
};

export const loadSkillsGrid = defineLoader(skillsGrid, async ({ items, count }, context) => {
  const skills =
    items.length > 0
      ? items.slice(0, count).map(({ title, text, imageUrl, link }) => ({
          title,
          href: link,
          text: text ?? '',
          logo: imageUrl ?? null,
        }))
      : await loadPopularSkills(context, count);
  return { data: skills.length > 0 ? { skills } : null };
});
