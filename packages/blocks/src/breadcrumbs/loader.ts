import { defineLoader } from '@broadsheet/contract/block-loader';
import { orNull } from '../parts/not-there.ts';
import { loadTrail } from '../parts/trail.ts';
import { breadcrumbs } from './schema.ts';

export const loadBreadcrumbs = defineLoader(breadcrumbs, async (_settings, context) => {
  const trail = await orNull(loadTrail(context));
  if (!trail) return { data: null };
  return { data: { trail: trail.slice(0, -1), here: trail.at(-1)?.label ?? '' } };
});
