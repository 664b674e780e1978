import { defineLoader } from '@broadsheet/contract/block-loader';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { loadTrail } from '../shared/page/trail.ts';
import { breadcrumbs } from './schema.ts';

export const loadBreadcrumbs = defineLoader(breadcrumbs, async (_settings, context) => {
  const trail = await nullIfNotFound(loadTrail(context));
  if (!trail) return { data: null };
  return { data: { trail: trail.slice(0, -1), here: trail.at(-1)?.label ?? '' } };
});
