import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BlockLoader, PageVerdict } from '@broadsheet/contract/block-loader';
import { AppError } from '@broadsheet/contract/errors';
import { getValidator } from '@broadsheet/contract/get-validator';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { downgradeData } from '@broadsheet/layout-engine/downgrades';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { withSpan } from '@broadsheet/tracing/with-span';
import type { Ending, LazyAbort } from '@broadsheet/upstream/lazy-abort';
import type { BlockContext } from './block-context.ts';
import type { LoadReport } from './block-report.ts';
import { blockRevision } from './block-revision.ts';
import { type BlockTexts, findBlockTexts } from './block-texts.ts';

/** Settles with the work, or rejects at the deadline and when `outer` aborts; `inner` aborts with the reason of either. */
const untilDeadline = <T>(
  work: Promise<T>,
  outer: Ending,
  deadlineMs: number,
  inner: LazyAbort,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (reason: unknown) => {
      cleanUp();
      inner.abort(reason);
      reject(reason);
    };
    const timer = setTimeout(() => stop(new AppError('TIMEOUT')), deadlineMs);
    const unfollow = outer.onAbort(() => stop(outer.reason()));
    const cleanUp = () => {
      clearTimeout(timer);
      unfollow();
    };
    if (outer.isAborted()) stop(outer.reason());
    work.then(
      (result) => {
        cleanUp();
        resolve(result);
      },
      (error) => {
        cleanUp();
        reject(error);
      },
    );
  });

export interface BlockDeps {
  /** The deadline of one block's load. */
  readonly blockDeadlineMs: number;
  readonly definitions: BlockDefinitions;
  readonly loaders: Readonly<Record<string, BlockLoader>>;
  readonly log: { error: (fields: object, message: string) => void };
}

/** A block's effect on its page: the verdict of its loader, or of its failure. */
export interface BlockVerdict extends Omit<PageVerdict, 'status'> {
  readonly status?: 200 | 404 | 410 | 503;
}

/** What a page received for a block. */
export interface LoadedBlock {
  /** Null when there is nothing to show. */
  readonly block: Omit<PageBlock, 'slots'> | null;
  readonly verdict: BlockVerdict | null;
  /** Size of the block's input as JSON. */
  readonly bytes: number;
}

/** One load that a request waited for. */
export interface BlockLoadResult extends LoadedBlock {
  /** Null when the client has disconnected: that is no failure of the block. */
  readonly report: LoadReport | null;
}

/** Refusals that are not about the page's entity: the session has just ended, or too much was requested. */
const PASSING: readonly number[] = [401, 406, 418, 429];

/** A refusal of the service means that the page's entity does not exist; a fault, that it cannot be loaded now. */
const verdictOfFailure = ({ status }: AppError): BlockVerdict => ({
  status: status < 500 && !PASSING.includes(status) ? 404 : 503,
});

/** What counts of a loader's effect on its page. */
const verdictOf = ({ primary }: BlockDefinition, page: PageVerdict | undefined) => {
  if (primary) return page ?? null;
  return page?.jsonLd && page.jsonLd.length > 0 ? { jsonLd: page.jsonLd } : null;
};

/** A planned block as it travels. */
const assembleBlock = (
  { id, type, servedType, version, settings }: PlanBlock,
  { messages, hash }: BlockTexts,
  state: PageBlock['state'],
  data: unknown,
  code?: string,
): Pick<LoadedBlock, 'block' | 'bytes'> => {
  const block = {
    id,
    type: servedType ?? type,
    version,
    state,
    settings,
    ...(messages && { messages }),
    data,
  };
  const { revision, bytes } = blockRevision(block, hash);
  return { block: { ...block, revision, ...(code ? { error: { code } } : {}) }, bytes };
};

/** The block's data in the version that its plan uses. Throws where the data breaks the block's definition. */
const validateData = (definition: BlockDefinition, version: number, data: unknown): unknown => {
  const validator = getValidator(definition.data);
  if (!validator.Check(data)) {
    const [first] = validator.Errors(data);
    throw new Error(`data of ${definition.type}: ${first?.instancePath} ${first?.message}`);
  }
  return version < definition.version ? downgradeData(definition, version, data) : data;
};

const failBlock = (
  planned: PlanBlock,
  definition: BlockDefinition | undefined,
  texts: BlockTexts,
  error: AppError,
): LoadedBlock => {
  const verdict = definition?.primary ? verdictOfFailure(error) : null;
  const isDeferred = definition?.onFailure === 'defer' && !definition.primary;
  const block = isDeferred
    ? assembleBlock(planned, texts, 'deferred', null)
    : assembleBlock(planned, texts, 'failed', null, error.code);
  return { ...block, verdict };
};

/** Loads one block within its deadline; never throws. */
export const loadBlock = async (
  deps: BlockDeps,
  planned: PlanBlock,
  context: BlockContext,
): Promise<BlockLoadResult> => {
  const began = performance.now();
  const report = (outcome: LoadReport['outcome'], isMissing = false): LoadReport => ({
    outcome,
    isMissing,
    ms: performance.now() - began,
  });
  const { id, type, version, settings, loaderSettings } = planned;
  const definition = deps.definitions[type];
  const loader = deps.loaders[type];
  const texts = findBlockTexts(context.messages, definition);
  try {
    if (!definition || !loader) throw new Error(`no block type ${type} is registered`);
    const traced = { name: `load block ${type}`, attributes: { 'broadsheet.block': type } };
    const loaded = await withSpan(traced, () => {
      const loading = loader(loaderSettings ?? settings, context);
      // A result that is available at once needs no timer.
      if (!(loading instanceof Promise)) return loading;
      return untilDeadline(loading, context.outer, deps.blockDeadlineMs, context.end);
    });
    const verdict = verdictOf(definition, loaded.page);
    if (loaded.data === null) return { block: null, verdict, bytes: 0, report: report('empty') };
    const data = validateData(definition, version, loaded.data);
    const ready = report('ready');
    return { ...assembleBlock(planned, texts, 'ready', data), verdict, report: ready };
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError('UNKNOWN', { cause: thrown });
    const failed = failBlock(planned, definition, texts, error);
    if (context.outer.isAborted()) return { ...failed, report: null };
    const isDeferred = failed.block?.state === 'deferred';
    deps.log.error({ block: id, type, code: error.code, err: error }, 'block failed');
    const isMissing = failed.verdict?.status === 404;
    return { ...failed, report: report(isDeferred ? 'deferred' : 'failed', isMissing) };
  }
};
