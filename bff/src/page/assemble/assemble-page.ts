import { CLASS_FIELDS, type ClassField } from '@broadsheet/contract/audience';
import { catalogNumber } from '@broadsheet/contract/block-catalog';
import { listOutcome, toFormOutcomeOfWeb1 } from '@broadsheet/contract/form-outcome';
import { PAGE_JSON_VERSION, type PageJson } from '@broadsheet/contract/page-json';
import { viewNameOf } from '@broadsheet/contract/tracked-pages';
import { isClassValue } from '@broadsheet/layout-engine/plan-fields';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { LoadedPage } from '../load/load-page.ts';
import type { PagePlan } from '../plan/plan-page.ts';
import type { PagePolicy } from '../plan/sharing.ts';
import { assembleExperiments } from './assemble-experiments.ts';
import { assemblePreviewNote } from './assemble-preview-note.ts';
import { assembleSeo } from './assemble-seo.ts';
import { describeFeatures, describeNavigation } from './describe-page.ts';

/** The field has been called `notice` since this catalog. */
const NOTICE_SINCE = 2;

const noticeFor = (
  { request, match }: PagePlan,
  messages: Messages,
): Pick<PageJson, 'notice' | 'told'> => {
  const notice = listOutcome(match, messages.outcomes);
  if (!notice) return {};
  if (catalogNumber({ id: request.catalog.id }) >= NOTICE_SINCE) return { notice };
  return { told: toFormOutcomeOfWeb1(notice) };
};

const assembleFacts = (
  { content, match }: PagePlan,
  { status, verdict }: LoadedPage,
): PageJson['page'] => {
  const { kind, path, params } = match;
  const navigation = describeNavigation(content.site.brand, match);
  const { jobdetail } = verdict;
  return {
    kind,
    path,
    params: { ...params },
    name: viewNameOf(kind),
    status,
    ...(navigation && { navigation }),
    ...(jobdetail && { jobdetail }),
    ...(kind === 'jobdetail' && status === 410 && { redirectedFromExpiredJD: true }),
  };
};

/**
 * The audience that the page was assembled for, as far as it depends on it. On a page of a class a value is named only if it
 * alone makes the class.
 */
const assembleAudience = (
  { selected, sharing }: PagePlan,
  { consulted }: PagePolicy,
): PageJson['audience'] => {
  const { audience, page, fields, topic } = selected;
  const isNamed = (field: ClassField): boolean => {
    if (sharing.level === 'viewer') return true;
    const isOfAddress = (field === 'city' || field === 'category') && topic[field] !== null;
    return isOfAddress || isClassValue(page.compiled, fields.all, field, audience[field]);
  };
  // Every page depends on the brand, and the page has it as a field.
  const named = CLASS_FIELDS.filter((field) => consulted.includes(field) && isNamed(field));
  return Object.fromEntries(named.map((field) => [field, audience[field]]));
};

/** Plan and data become the page on the wire. Pure. */
export const assemblePage = (plan: PagePlan, loaded: LoadedPage, policy: PagePolicy): PageJson => {
  const { request, content, match, selected } = plan;
  const { site } = content;
  const messages = site.snapshot.messages[site.brand.brand];
  const { status, blocks, verdict, serviceSeo } = loaded;
  const { page } = selected;
  const { preview, now } = request;
  return {
    version: PAGE_JSON_VERSION,
    catalog: request.catalog.id,
    revision: page.revision,
    brand: site.brand.brand,
    page: assembleFacts(plan, loaded),
    layout: describeFeatures(site.brand, selected.plan.blocks),
    audience: assembleAudience(plan, policy),
    experiments: assembleExperiments(selected, policy.consulted, site.rollout, status),
    seo: assembleSeo(site, match, status, {
      service: serviceSeo,
      blocks: verdict.seo,
      jsonLd: verdict.jsonLd,
      landing: page.layout.seo ?? null,
    }),
    blocks: [...blocks],
    messages: { consent: messages.consent },
    cache: policy.cache,
    ...noticeFor(plan, messages),
    ...(preview && { preview: assemblePreviewNote(preview, selected, now) }),
  };
};
