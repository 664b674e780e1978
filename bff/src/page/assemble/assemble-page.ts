import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import { catalogNumber } from '@broadsheet/contract/block-catalog';
import { listOutcome, toFormOutcomeOfWeb1 } from '@broadsheet/contract/form-outcome';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { PAGE_JSON_VERSION, type PageBlock, type PageJson } from '@broadsheet/contract/page-json';
import type { PreviewNote } from '@broadsheet/contract/preview';
import type { SeoData } from '@broadsheet/contract/seo';
import { viewNameOf } from '@broadsheet/contract/tracked-pages';
import type { ConsultedField } from '@broadsheet/layout-engine/plan';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Site } from '../../site/site.ts';
import type { LoadedBlocks } from '../load/load-blocks.ts';
import { type CachePolicy, cachePolicy } from '../plan/cache-policy.ts';
import type { SelectedPlan } from '../plan/select-page-plan.ts';
import { assembleExperiments, consultedExperiments } from './assemble-experiments.ts';
import { assembleSeo } from './assemble-seo.ts';
import { describeFeatures, describeNavigation } from './describe-page.ts';

export interface PageParts {
  readonly site: Site;
  readonly match: PageMatch;
  readonly selected: SelectedPlan;
  /** Fields of the audience that loaders have read. */
  readonly read: ReadonlySet<ConsultedField>;
  /** Of the page kind's effective content. */
  readonly revision: string;
  readonly loaded: LoadedBlocks;
  readonly serviceSeo: SeoData | null;
  /** Epoch ms at which the page next becomes another; null is never. */
  readonly validUntil: number | null;
  readonly now: number;
  /** Null for the page that visitors get. */
  readonly preview: PreviewNote | null;
  /** The catalog that the plan is for. */
  readonly catalogId: string;
  /** Made for one who has, or had, a session. */
  readonly isPersonal: boolean;
}

const isComplete = (block: PageBlock): boolean =>
  block.state === 'ready' &&
  Object.values(block.slots ?? {}).every((slot) => slot.every(isComplete));

/** The field has been called `notice` since this catalog. */
const NOTICE_SINCE = 2;

const noticeFor = (
  catalogId: string,
  match: PageMatch,
  messages: Messages,
): Pick<PageJson, 'notice' | 'told'> => {
  const notice = listOutcome(match, messages.outcomes);
  if (!notice) return {};
  if (catalogNumber({ id: catalogId }) >= NOTICE_SINCE) return { notice };
  return { told: toFormOutcomeOfWeb1(notice) };
};

/** Plan and data become the page on the wire. Pure. */
export const assemblePage = (parts: PageParts): { page: PageJson; policy: CachePolicy } => {
  const { site, match, selected, loaded, now } = parts;
  const { audience, plan } = selected;
  const messages = site.snapshot.messages[site.brand.brand];
  const { kind, path, params } = match;
  const status = kind === 'notfound' ? 404 : loaded.verdict.status;
  // The brand is every page's own and stands at the top of it.
  const fields = AUDIENCE_FIELDS.filter(
    (field) => field !== 'brand' && (plan.consulted.includes(field) || parts.read.has(field)),
  );
  const consulted: ConsultedField[] = [
    'brand',
    ...fields,
    ...consultedExperiments(plan, site.rollout),
  ];
  if (plan.consulted.includes('time')) consulted.push('time');
  const policy = cachePolicy({
    kind,
    brand: site.brand.brand,
    status,
    consulted,
    isComplete: loaded.blocks.every(isComplete),
    isForOne: parts.preview !== null || parts.isPersonal,
    validUntil: parts.validUntil,
    now,
  });
  const navigation = describeNavigation(site.brand, match);
  const { jobdetail } = loaded.verdict;
  const page: PageJson = {
    version: PAGE_JSON_VERSION,
    catalog: parts.catalogId,
    revision: parts.revision,
    brand: site.brand.brand,
    page: {
      kind,
      path,
      params: { ...params },
      name: viewNameOf(kind),
      status,
      ...(navigation && { navigation }),
      ...(jobdetail && { jobdetail }),
      ...(kind === 'jobdetail' && status === 410 && { redirectedFromExpiredJD: true }),
    },
    layout: describeFeatures(site.brand, plan.blocks),
    audience: Object.fromEntries(fields.map((field) => [field, audience[field]])),
    experiments: assembleExperiments(selected, site.rollout, status),
    seo: assembleSeo(site, match, status, {
      service: parts.serviceSeo,
      blocks: loaded.verdict.seo,
    }),
    blocks: loaded.blocks,
    messages: { consent: messages.consent },
    cache: policy.cache,
    ...noticeFor(parts.catalogId, match, messages),
    ...(parts.preview ? { preview: parts.preview } : {}),
  };
  return { page, policy };
};
