import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BlockLoader, LoaderContext, PageVerdict } from '@broadsheet/contract/block-loader';
import { AppError } from '@broadsheet/contract/errors';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { downgradeData } from '@broadsheet/layout-engine/downgrades';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import { withSpan } from '@broadsheet/tracing/with-span';
import { createLazyAbort } from '@broadsheet/upstream/lazy-abort';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { LoadOutcome, LoadReport } from './block-report.ts';
import { blockRevision } from './block-revision.ts';

export interface BlockDeps {
  /** How long one block may take. */
  readonly blockDeadlineMs: number;
  readonly definitions: BlockDefinitions;
  readonly loaders: Readonly<Record<string, BlockLoader>>;
  readonly log: { error: (fields: object, message: string) => void };
}

/** What a block says of its page: its loader's verdict, or what its failure means. */
export interface BlockVerdict extends Omit<PageVerdict, 'status'> {
  readonly status?: 200 | 404 | 410 | 503;
}

export interface LoadedBlock {
  /** Null when there is nothing to show. */
  readonly block: Omit<PageBlock, 'slots'> | null;
  readonly verdict: BlockVerdict | null;
  /** Of what the block is drawn from, as JSON. */
  readonly bytes: number;
}

const validators = new WeakMap<TSchema, Validator>();
const validatorOf = (schema: TSchema): Validator => {
  const known = validators.get(schema);
  if (known) return known;
  const validator: Validator = Compile(schema);
  validators.set(schema, validator);
  return validator;
};

/** What a loader is given, but for the signal of its own deadline. */
export interface BlockContext extends Omit<LoaderContext, 'signal'> {
  /** Aborts when nobody waits for the block any more. */
  readonly signal: () => AbortSignal;
}

/** Settles with the work, or rejects at the deadline and when `outer` aborts; `abort` is told of either. */
const untilDeadline = <T>(
  work: Promise<T>,
  outer: AbortSignal,
  deadlineMs: number,
  abort: (reason: unknown) => void,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', leave);
    };
    const stop = (reason: unknown) => {
      settle();
      abort(reason);
      reject(reason);
    };
    const leave = () => stop(outer.reason);
    const timer = setTimeout(() => stop(new AppError('TIMEOUT')), deadlineMs);
    outer.addEventListener('abort', leave, { once: true });
    if (outer.aborted) leave();
    work.finally(settle).then(resolve, reject);
  });

/** What is there at once needs no watch. */
const loadInTime = (
  loader: BlockLoader,
  settings: PlanBlock['settings'],
  context: BlockContext,
  deadlineMs: number,
): ReturnType<BlockLoader> => {
  const end = createLazyAbort();
  const own = {
    ...context,
    get signal() {
      return end.signal();
    },
  };
  const loaded = loader(settings, own);
  return loaded instanceof Promise
    ? untilDeadline(loaded, context.signal(), deadlineMs, end.abort)
    : loaded;
};

/** Refusals that say nothing of the page's thing: the session has just ended, or too much was asked. */
const PASSING: readonly number[] = [401, 406, 418, 429];

/** A refusal of the service means that the page's thing does not exist; a fault, that it cannot be had now. */
const verdictOfFailure = ({ status }: AppError): BlockVerdict => ({
  status: status < 500 && !PASSING.includes(status) ? 404 : 503,
});

/**
 * Loads one block within its deadline; never throws.
 * @param tell hears what came of it, unless its client has gone: nobody waits then, and that is no failure of the block.
 */
export const loadBlock = async (
  planned: PlanBlock,
  deps: BlockDeps,
  context: BlockContext,
  tell: (report: LoadReport) => void,
): Promise<LoadedBlock> => {
  const began = performance.now();
  const report = (outcome: LoadOutcome, isMissing = false): void =>
    tell({ outcome, isMissing, ms: performance.now() - began });
  const { id, type, version, settings } = planned;
  const definition = deps.definitions[type];
  const loader = deps.loaders[type];
  const make = (state: PageBlock['state'], data: unknown, code?: string) => {
    const shown = definition?.messages?.map((area) => [area, context.messages[area]]);
    const messages = shown && Object.fromEntries(shown);
    const block = {
      id,
      type: planned.servedType ?? type,
      version,
      state,
      settings,
      ...(messages && { messages }),
      data,
    };
    const { revision, bytes } = blockRevision(block);
    return { block: { ...block, revision, ...(code ? { error: { code } } : {}) }, bytes };
  };
  try {
    if (!definition || !loader) throw new Error(`no block type ${type} is registered`);
    const traced = { name: `load block ${type}`, attributes: { 'broadsheet.block': type } };
    const loaded = await withSpan(traced, () =>
      loadInTime(loader, planned.loaderSettings ?? settings, context, deps.blockDeadlineMs),
    );
    const verdict = definition.primary ? (loaded.page ?? null) : null;
    if (loaded.data === null) {
      report('empty');
      return { block: null, verdict, bytes: 0 };
    }
    const validator = validatorOf(definition.data);
    if (!validator.Check(loaded.data)) {
      const [first] = validator.Errors(loaded.data);
      throw new Error(`data of ${type}: ${first?.instancePath} ${first?.message}`);
    }
    const data =
      version < definition.version ? downgradeData(definition, version, loaded.data) : loaded.data;
    report('ready');
    return { ...make('ready', data), verdict };
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError('UNKNOWN', { cause: thrown });
    const isDeferred = definition?.onFailure === 'defer' && !definition.primary;
    const verdict = definition?.primary ? verdictOfFailure(error) : null;
    if (!context.signal().aborted) {
      report(isDeferred ? 'deferred' : 'failed', verdict?.status === 404);
      deps.log.error({ block: id, type, code: error.code, err: error }, 'block failed');
    }
    return {
      ...(isDeferred ? make('deferred', null) : make('failed', null, error.code)),
      verdict,
    };
  }
};
