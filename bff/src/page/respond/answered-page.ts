import type { AnsweredPage } from '@broadsheet/contract/answered-page';
import { CONTROL } from '@broadsheet/contract/experiments';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import type { PageRequest } from '../request/page-request.ts';
import type { Decided } from './produce-page.ts';

const KEY_MAX = 1_000;

/** What the log keeps of a page that was served. Pure. */
export const answeredPage = (ask: PageRequest, { selected }: Decided): AnsweredPage => {
  const { compiled, kind, revision } = selected.page;
  const { rollout } = ask.site;
  const arms = compiled.experiments.map(({ key }) => [key, selected.arms[key] ?? CONTROL]);
  if (rollout) arms.push([ROLLOUT_KEY, rollout.arm]);
  return {
    page: kind,
    brand: ask.site.brand.brand,
    revision,
    audience: selected.audience,
    arms: Object.fromEntries(arms),
    at: new Date(ask.now).toISOString(),
    planKey: selected.plan.key.slice(0, KEY_MAX),
    catalog: ask.catalogId,
    ...(ask.preview ? { preview: true } : {}),
  };
};
