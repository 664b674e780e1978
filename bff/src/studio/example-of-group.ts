import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { CONTROL, type Experiments } from '@broadsheet/contract/experiments';
import type { Layout } from '@broadsheet/contract/layout';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { brandsOfPage, kindOfPage, type PageName } from '@broadsheet/contract/page-name';
import { resolvePage, topicOfPage } from '@broadsheet/contract/resolve-page';
import type { Impact } from '@broadsheet/contract/studio/impact';
import {
  type AudiencePart,
  includesAudience,
  termHolds,
} from '@broadsheet/layout-engine/diff/audience-part';
import { examplePathOf } from './example-path.ts';
import { findInstantOfPart } from './find-instant-of-part.ts';
import { sampleAudiences } from './sample-audiences.ts';

type Group = NonNullable<Impact['pages'][number]['changes']>[number];
export type GroupExample = Pick<Group, 'example' | 'path'>;

export interface ExampleDeps {
  readonly brands: Readonly<Record<Brand, BrandConfig>>;
  readonly experiments: Experiments;
  readonly counts: readonly AudienceCount[];
  /** Epoch ms. */
  readonly now: number;
}

interface Candidate {
  readonly part: AudiencePart;
  readonly audience: Audience;
}

const EXPERIMENT = 'experiment.';
const EVERYBODY: AudiencePart = { fields: [], times: [] };

const armsOf = ({ fields }: AudiencePart, { byKey }: Experiments) => {
  const arms = fields.flatMap((term) => {
    if (!term.field.startsWith(EXPERIMENT)) return [];
    const key = term.field.slice(EXPERIMENT.length);
    const known = [CONTROL, ...Object.keys(byKey.get(key)?.variants ?? {}), ...(term.any ?? [])];
    const arm = known.find((each) => termHolds(term, each));
    return typeof arm === 'string' ? [[key, arm] as const] : [];
  });
  return arms.length > 0 ? { arms: Object.fromEntries(arms) } : {};
};

/** Audiences with recorded views, the most frequent first, and search engines last. */
const recordedOf = (
  page: string,
  counts: readonly AudienceCount[],
  parts: readonly AudiencePart[],
): Candidate[] =>
  counts
    .filter((row) => row.page === page)
    .sort((left, right) => Number(left.crawler) - Number(right.crawler) || right.views - left.views)
    .flatMap(({ page: _page, views: _views, ...audience }) =>
      parts.flatMap((part) => (includesAudience(part, audience) ? [{ part, audience }] : [])),
    );

/** Of a landing page its layout has the address. */
type Located = Pick<Layout, 'address' | 'brands'> | undefined;

/** An address of the page for a member of a part; null where only a service knows one, or none exists. */
const meetingPath = (
  page: PageName,
  layout: Located,
  site: BrandConfig,
  { part, audience }: Candidate,
) => {
  if (layout?.address !== undefined)
    return includesAudience(part, audience) ? layout.address : null;
  const kind = kindOfPage(page);
  const path = examplePathOf(PAGE_KINDS[kind], site, audience);
  if (path === null) return null;
  const match = resolvePage(site, path);
  if ('redirect' in match || match.kind !== kind) return null;
  const topic = topicOfPage(site, match);
  const city = topic.city ?? audience.city;
  const category = topic.category ?? audience.category;
  return includesAudience(part, { ...audience, city, category }) ? path : null;
};

/**
 * An example person of a group: the most frequent audience with recorded views, else a sample. With it an address of
 * the page, at the instant nearest to now at which the page differs for them. Pure.
 */
export const exampleOfGroup = (
  page: PageName,
  layout: Located,
  parts: readonly AudiencePart[],
  { brands, experiments, counts, now }: ExampleDeps,
): GroupExample => {
  const sites = brandsOfPage({ page, ...(layout?.brands && { brands: layout.brands }) }).map(
    (brand) => brands[brand],
  );
  const distanceOf = (part: AudiencePart) => findInstantOfPart(part, now).distance;
  const soonest = [...parts].sort((left, right) => distanceOf(left) - distanceOf(right));
  const candidates = [
    ...recordedOf(page, counts, soonest),
    ...soonest.flatMap((part) =>
      sites.flatMap((site) => sampleAudiences(part, site).map((audience) => ({ part, audience }))),
    ),
  ].sort((left, right) => distanceOf(left.part) - distanceOf(right.part));
  const pathOf = (candidate: Candidate): string | null => {
    const site = sites.find(({ brand }) => brand === candidate.audience.brand);
    return site ? meetingPath(page, layout, site, candidate) : null;
  };
  const met = candidates.find((each) => pathOf(each) !== null);
  const { part, audience } = met ?? candidates[0] ?? { part: EVERYBODY, audience: ANYBODY };
  const { brand, ...rest } = audience;
  const { at } = findInstantOfPart(part, now);
  return {
    example: {
      brand,
      audience: rest,
      ...(at === null ? {} : { at: new Date(at).toISOString() }),
      ...armsOf(part, experiments),
    },
    path: met ? pathOf(met) : null,
  };
};
