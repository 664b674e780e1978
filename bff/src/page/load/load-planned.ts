import { seoPage } from '@broadsheet/contract/calls/seo';
import { LANDING } from '@broadsheet/contract/landing';
import type { SeoData } from '@broadsheet/contract/seo';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { type ReadFields, readKey } from '@broadsheet/layout-engine/plan-fields';
import type { Ending } from '@broadsheet/upstream/lazy-abort';
import { identityKey } from '../cache/cache-keys.ts';
import type { CacheableResult } from '../cache/result-cache.ts';
import { BlockContext, type LoadFor } from './block-context.ts';
import { landingSeo } from './landing-seo.ts';
import { type LoadedBlock, loadBlock } from './load-block.ts';
import type { PageLoad } from './page-load.ts';

/** Memory per character of a result's JSON. */
const BYTES_A_LETTER = 4;
const SEO_BYTES = 4_000;
const BYTES_A_RESULT = 500;

/** A block with the instant (epoch ms) at which its loader would next return something else; infinity is never. */
export interface TimedBlock extends LoadedBlock {
  readonly expiresAt: number;
}

const ignoresAddress = ({ deps }: PageLoad, { type }: PlanBlock): boolean =>
  deps.definitions[type]?.ignoresAddress === true;

const loadFresh = async (
  load: PageLoad,
  planned: PlanBlock,
  loadFor: LoadFor,
): Promise<TimedBlock> => {
  const { deps, scope, plan } = load;
  const context = new BlockContext(plan, loadFor, ignoresAddress(load, planned));
  const { block, verdict, bytes, report } = await loadBlock(deps, planned, context);
  if (report) deps.reports.loaded(scope, planned, report);
  return { block, verdict, bytes, expiresAt: context.expiresAt };
};

/** The length of what a result tells search engines, which can repeat the whole text of its block. */
const jsonLdLength = ({ verdict }: TimedBlock): number =>
  verdict?.jsonLd ? JSON.stringify(verdict.jsonLd).length : 0;

/** A result with the memory that it is counted with. */
export const toCacheable = (value: TimedBlock): CacheableResult<TimedBlock> => ({
  value,
  bytes: (value.bytes + jsonLdLength(value)) * BYTES_A_LETTER + BYTES_A_RESULT,
  isCacheable: value.block === null ? !value.verdict : value.block.state === 'ready',
  expiresAt: value.expiresAt,
});

const NO_FIELDS: ReadFields = new Map();

/** The fields of the audience that a block declares to read. */
const fieldsOf = ({ plan }: PageLoad, planned: PlanBlock): ReadFields =>
  plan.selected.fields.byBlock.get(planned) ?? NO_FIELDS;

/** The owner whom a block must be loaded for; null where everybody, or everybody of a class, gets the same result. */
const findOwner = (load: PageLoad, planned: PlanBlock): LoadFor | null => {
  const { deps, audiences, callers, seeker, callAsSeeker, ending } = load;
  const { personal, leavesOutBlocked } = deps.definitions[planned.type] ?? {};
  const fields = fieldsOf(load, planned);
  if (!seeker || !callAsSeeker) {
    if (!personal) return null;
    return {
      audience: audiences.own([...fields.keys()]),
      session: null,
      call: callers.forAll(ending),
      ending,
    };
  }
  const { session } = seeker;
  if (personal)
    return { audience: audiences.own([...fields.keys()]), session, call: callAsSeeker, ending };
  if (!leavesOutBlocked || !session.reader.ownLists) return null;
  return {
    audience: audiences.ofClass([...fields.keys()]),
    session: null,
    call: callAsSeeker,
    ending,
  };
};

/** Loads one block of a plan, or gets it from the cache; never rejects. */
export const loadPlanned = (load: PageLoad, planned: PlanBlock): Promise<TimedBlock> => {
  const owner = findOwner(load, planned);
  if (owner) return loadFresh(load, planned, owner);
  const { results, lookup, keyPrefix, plan, audiences, callers, ending } = load;
  const fields = fieldsOf(load, planned);
  const path = ignoresAddress(load, planned) ? '' : plan.match.path;
  const values = fields.size > 0 ? [readKey(fields, plan.selected.audience)] : [];
  const key = [keyPrefix, identityKey(planned), ...values, path].join(' ');
  const create = (ended: Ending) =>
    loadFresh(load, planned, {
      audience: fields.size > 0 ? audiences.ofClass([...fields.keys()]) : audiences.anybody,
      session: null,
      call: callers.forAll(ended),
      ending: ended,
    }).then(toCacheable);
  return results.getOrCreate(key, create, () => ending, lookup);
};

/** The SEO service's texts for a page; null when it has none or fails. */
export const loadSeo = async (load: PageLoad): Promise<SeoData | null> => {
  const { results, lookup, keyPrefix, plan, callers, ending } = load;
  const { kind } = plan.match;
  if (kind === 'notfound') return null;
  if (kind === LANDING) return landingSeo(plan.selected.page.layout, plan.content.site);
  const create = async (ended: Ending) => {
    const call = callers.forAll(ended);
    const value = await call(seoPage, { params: { page: kind } }).catch(() => null);
    return { value, bytes: SEO_BYTES, isCacheable: value !== null };
  };
  return results.getOrCreate(`${keyPrefix} seo ${kind}`, create, () => ending, lookup);
};
