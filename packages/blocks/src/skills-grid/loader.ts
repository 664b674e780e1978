import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
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
      icon: null,
    }));
};

/** The icon of the category for the page of each of its skills. */
const iconsByPage = ({ categories }: BrandConfig) =>
  new Map(
    categories.flatMap(({ icon, tags }) =>
      tags.map(({ tag }) => [hrefOf('tag', { keyword: tag }), icon] as const),
    ),
  );

export const loadSkillsGrid = defineLoader(skillsGrid, async ({ items, count }, context) => {
  const skills =
    items.length > 0
      ? items.slice(0, count).map(({ title, text, imageUrl, icon, link }) => ({
          title,
          href: link,
          text: text ?? '',
          logo: imageUrl ?? null,
          icon: icon ?? null,
        }))
      : await loadPopularSkills(context, count);
  if (skills.length === 0) return { data: null };
  const icons = iconsByPage(context.brand);
  return {
    data: {
      skills: skills.map((skill) => ({
        ...skill,
        icon: skill.icon ?? icons.get(skill.href) ?? null,
      })),
    },
  };
});
