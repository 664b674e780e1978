import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import type { TObject, TSchema } from 'typebox';
import type { JobDetailState } from './app-context.ts';
import type { Audience } from './audience.ts';
import type { BlockDefinition } from './block-definition.ts';
import type { BrandConfig } from './brand-config.ts';
import type { CallAnswer, CallDefinition, CallInput } from './call.ts';
import type { ComposedCall } from './composed-call.ts';
import type { Session } from './entities/session.ts';
import type { PageMatch } from './match-page.ts';
import type { Seo } from './seo.ts';
import type { SiteAddresses } from './site-addresses.ts';
import type { TargetedBanner } from './targeted-banner.ts';

/** Makes one call for this request; equal calls of one request are made once. Throws AppError. */
export type ServiceCaller = <Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
) => Promise<CallAnswer<Call>>;

export interface LoaderContext {
  readonly brand: BrandConfig;
  /** The public origin of the brand's site, without a trailing slash: for links that leave the site. */
  readonly origin: string;
  readonly audience: Audience;
  /** The signed-in session. Null for visitors and for blocks that are not personal, because their output is shared. */
  readonly session: Session | null;
  readonly page: PageMatch;
  /** What the content of the brand adds to the addresses of page kinds. */
  readonly addresses: SiteAddresses;
  readonly call: ServiceCaller;
  /** The promo banners of a file, in order; empty for a missing file. */
  readonly banners: (source: string) => readonly TargetedBanner[];
  /** The brand's Markdown text of that name in `layouts/content/`; null when there is none. */
  readonly content: (name: string) => string | null;
  /** Every message as the brand shows it. */
  readonly messages: Messages;
  /** The reader's browser updates unread counts itself, in elements marked `data-unread`. */
  readonly isFollowed: boolean;
  /** The page is shown by a preview: it has no session, and examples replace a person's own data. */
  readonly isPreview: boolean;
  /** Aborts at the block's deadline and when the client has disconnected. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds; the only clock a loader may read. */
  readonly now: number;
  /** Seed of every shuffle: the same for all who see the page in one week, whatever is published. */
  readonly seed: string;
}

/** A loader's effect on the page besides its data; only those of primary blocks count, except `jsonLd`. */
export interface PageVerdict {
  readonly status?: 200 | 404 | 410;
  readonly redirect?: { readonly status: 301 | 302; readonly location: string };
  readonly seo?: Partial<Seo>;
  readonly jobdetail?: JobDetailState;
  /** Structured data about what the block shows, for pages that are found by search engines. */
  readonly jsonLd?: Seo['jsonLd'];
}

/** `data: null` means that there is nothing to show: the block is omitted from the page. */
export interface Loaded<Data> {
  readonly data: Data | null;
  readonly page?: PageVerdict;
}

export type BlockLoader<
  SettingsSchema extends TObject = TObject,
  DataSchema extends TSchema = TSchema,
> = (
  settings: Type.Static<SettingsSchema>,
  context: LoaderContext,
) => Promise<Loaded<Type.Static<DataSchema>>> | Loaded<Type.Static<DataSchema>>;

/** Ties a loader to the schemas of its block's definition. */
export const defineLoader = <SettingsSchema extends TObject, DataSchema extends TSchema>(
  _definition: BlockDefinition<SettingsSchema, DataSchema>,
  loader: BlockLoader<SettingsSchema, DataSchema>,
): BlockLoader<SettingsSchema, DataSchema> => loader;

/** A block as a page call is composed for it. */
export interface ComposableBlock {
  readonly type: string;
  /** As its loader gets them. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Composes one call of those that the loaders of a page will make; null where they make few. */
export type PageCallComposer = (
  page: Pick<PageMatch, 'kind' | 'params'>,
  blocks: readonly ComposableBlock[],
) => ComposedCall | null;
