import {
  sitemapCategory,
  tagIdsByName,
  tagInfo,
  tags,
  tagsById,
} from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import type { Label } from '../../platform/brands/directory.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readIds } from '../../platform/call/list-query.ts';
import { plainText } from '../../platform/text-search/parse-query.ts';
import { countOpenJobs } from '../lists/count-open-jobs.ts';

const toLabel = ({ dataId, label, tag }: Label): Label => ({ dataId, label, tag });

export const tagsCall = bindCall(tags, async (_query, _params, context) => ({
  items: [...(await context.directory()).tags.values()].map(toLabel),
}));

export const tagsByIdCall = bindCall(tagsById, async ({ ids }, _params, context) => {
  const known = (await context.directory()).tags;
  const items = readIds(ids).flatMap((id) => {
    const tag = known.get(id);
    return tag ? [toLabel(tag)] : [];
  });
  return { items };
});

export const tagIdsByNameCall = bindCall(tagIdsByName, async ({ names }, _params, context) => {
  const known = [...(await context.directory()).tags.values()];
  const items = names.split(',').flatMap((given) => {
    const name = given.trim();
    const slug = slugOfKeyword(name);
    const found = known.find(
      ({ label, tag }) => tag === slug || plainText(label) === plainText(name),
    );
    return found ? [{ name, dataId: found.dataId }] : [];
  });
  return { items };
});

export const tagInfoCall = bindCall(tagInfo, async ({ slug }, _params, context) => {
  const { tags: known, categories } = await context.directory();
  const tag = [...known.values()].find((candidate) => candidate.tag === slug);
  const category = tag && categories.get(tag.categoryId);
  if (!category) throw new AppError('TAG_NOT_FOUND');
  const { byTag } = await countOpenJobs(context);
  return { ...toLabel(tag), category, openJobs: byTag.get(tag.dataId) ?? 0 };
});

export const sitemapCategoryCall = bindCall(sitemapCategory, async (_query, _params, context) => {
  const [directory, { byCategory, byTag }] = await Promise.all([
    context.directory(),
    countOpenJobs(context),
  ]);
  return {
    items: [...directory.categories.values()].map((category) => ({
      ...category,
      openJobs: byCategory.get(category.dataId) ?? 0,
      tags: [...directory.tags.values()]
        .filter((tag) => tag.categoryId === category.dataId)
        .map((tag) => ({ ...toLabel(tag), openJobs: byTag.get(tag.dataId) ?? 0 })),
    })),
  };
});
