import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { type LoadedContent, loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Arms, Experiments } from '@broadsheet/contract/experiments';
import type { PageExplanation } from '@broadsheet/contract/explanation';
import type { Finding } from '@broadsheet/contract/finding';
import type { PageCost } from '@broadsheet/contract/page-cost';
import type { PageRedirect } from '@broadsheet/contract/page-json';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { resolvePage, topicOfPage } from '@broadsheet/contract/resolve-page';
import { pageCostOf } from '@broadsheet/layout-engine/cost/page-cost';
import { explain } from '@broadsheet/layout-engine/explain';
import { locationFaults } from '@broadsheet/layout-engine/location-faults';
import type { Persona } from './persona-options.ts';
import { UsageError } from './usage.ts';

/** The result for a page from files: its explanation, its redirect, or why it cannot be shown. */
export type Explained =
  | PageExplanation
  | PageRedirect
  | { readonly ok: false; readonly findings: readonly Finding[] };

type Found = { readonly page: PageSnapshot } | { readonly findings: readonly Finding[] };

/** Throws when the page has no layout at all. */
const findPage = ({ pages, findings }: LoadedContent, name: string, dir: string): Found => {
  const page = [...pages.values()].find((each) => each.name === name);
  if (page) return { page };
  const own = findings.filter(({ file }) => file === `layouts/${name}.json`);
  if (own.length > 0) return { findings: own };
  throw new Error(`page ${name} has no layout in ${dir}`);
};

/** Throws UsageError for an arm that does not exist, or that the page does not use. */
const requireArms = (
  { byKey }: Experiments,
  { compiled, name }: PageSnapshot,
  arms: Arms,
): void => {
  for (const [key, arm] of Object.entries(arms)) {
    const experiment = byKey.get(key);
    const list = (names: Iterable<string>) => [...names].join(', ') || 'none';
    if (!experiment)
      throw new UsageError(`--variant: there is no experiment "${key}" (${list(byKey.keys())})`);
    const known = Object.keys(experiment.variants);
    if (!known.includes(arm))
      throw new UsageError(`--variant: ${key} has no arm "${arm}", it has ${list(known)}`);
    const experimentKeys = compiled.experiments.map((each) => each.key);
    if (!experimentKeys.includes(key))
      throw new UsageError(
        `--variant: page ${name} does not run ${key} (it runs: ${list(experimentKeys)})`,
      );
  }
};

/** Throws UsageError for a city or a category that the brand does not have. */
const requireLocations = (
  brands: Readonly<Record<Brand, BrandConfig>>,
  { brand, city, category }: Audience,
): void => {
  const places = { ...(city && { city: [city] }), ...(category && { category: [category] }) };
  const [fault] = locationFaults({ brand: [brand], ...places }, Object.values(brands));
  if (fault) throw new UsageError(`--${fault.path[0]}: ${fault.message}. ${fault.mend}`);
};

export interface ExplainViewer {
  readonly audience: Audience;
  readonly arms: Arms;
  /** Epoch ms. */
  readonly at: number;
}

/** Throws when the content has no brands: nothing of it can be served. */
const costOf = (content: LoadedContent, page: PageSnapshot, name: Brand, now: number): PageCost => {
  const brand = content.brands?.[name];
  if (!brand) throw new Error('the brand configs have errors');
  const { banners, experiments } = content;
  const context = { brand, banners: (source: string) => banners.get(source) ?? [] };
  const definitions = blockDefinitions;
  return pageCostOf(page, { definitions, content: context, experiments, now });
};

const explainPage = (
  page: PageSnapshot,
  path: string,
  viewer: ExplainViewer,
  cost: PageCost,
): PageExplanation => ({
  path,
  at: new Date(viewer.at).toISOString(),
  revision: page.revision,
  audience: viewer.audience,
  arms: viewer.arms,
  rollout: null,
  cost,
  ...explain(page.compiled, viewer.audience, viewer.arms, viewer.at),
});

/**
 * Explains an address with a folder's layouts, for an audience. @param now epoch ms, unless another instant is
 * requested
 */
export const explainPath = async (
  dir: string,
  path: string,
  persona: Persona,
  now: number,
): Promise<Explained> => {
  const content = loadContent(await readContentFiles(dir), blockDefinitions);
  if (!content.brands) return { ok: false, findings: content.findings };
  const fullAudience = { ...ANYBODY, ...persona.audience };
  const brand = content.brands[fullAudience.brand];
  requireLocations(content.brands, fullAudience);
  const match = resolvePage(brand, path, content.addresses[brand.brand]);
  if ('redirect' in match) return match;
  const found = findPage(content, pageNameOf(match), dir);
  if ('findings' in found) return { ok: false, findings: found.findings };
  requireArms(content.experiments, found.page, persona.arms);
  const own = topicOfPage(brand, match);
  const audience = {
    ...fullAudience,
    city: own.city ?? fullAudience.city,
    category: own.category ?? fullAudience.category,
  };
  const at = persona.at ?? now;
  const cost = costOf(content, found.page, audience.brand, at);
  return explainPage(found.page, match.path, { audience, arms: persona.arms, at }, cost);
};

/** Like `explainPath`, for a page kind and a complete audience. */
export const explainKind = async (
  dir: string,
  kind: string,
  viewer: ExplainViewer,
): Promise<Explained> => {
  const content = loadContent(await readContentFiles(dir), blockDefinitions);
  const found = findPage(content, kind, dir);
  if ('findings' in found) return { ok: false, findings: found.findings };
  const cost = costOf(content, found.page, viewer.audience.brand, viewer.at);
  return explainPage(found.page, kind, viewer, cost);
};
