import type { AnsweredPage } from '@broadsheet/contract/answered-page';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { PageAsk } from './page/page-ask.ts';
import type { WholePage } from './page/produce-page.ts';

const KEY_MAX = 1_000;

/** What the log keeps of a page that was served. Pure. */
export const answeredPage = (ask: PageAsk, { page, selected }: WholePage): AnsweredPage => {
  const { compiled, kind } = selected.page;
  const arms = compiled.experiments.map(({ key }) => [key, selected.arms[key] ?? CONTROL]);
  return {
    page: kind,
    brand: page.brand,
    revision: page.revision,
    audience: selected.audience,
    arms: Object.fromEntries(arms),
    at: new Date(ask.now).toISOString(),
    planKey: selected.plan.key.slice(0, KEY_MAX),
    catalog: page.catalog,
    ...(ask.preview ? { preview: true } : {}),
  };
};
