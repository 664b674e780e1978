import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import type { TObject, TSchema } from 'typebox';
import type { JobDetailState } from './app-context.ts';
import type { Audience } from './audience.ts';
import type { BlockDefinition } from './block-definition.ts';
import type { BrandConfig } from './brand-config.ts';
import type { CallAnswer, CallDefinition, CallInput } from './call.ts';
import type { Session } from './entities/session.ts';
import type { PageMatch } from './match-page.ts';
import type { PromoBanner } from './promo-banner.ts';
import type { Seo } from './seo.ts';

/** Makes one call for this request; equal calls of one request are made once. Throws AppError. */
export type ServiceCaller = <Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
) => Promise<CallAnswer<Call>>;

export interface LoaderContext {
  readonly brand: BrandConfig;
  /** Of the brand's site as it is set up, without a slash at its end: for addresses that leave the site. */
  readonly origin: string;
  readonly audience: Audience;
  /** Who is signed in. Null for visitors and, since what they show is everybody's, for blocks that are not personal. */
  readonly session: Session | null;
  readonly page: PageMatch;
  readonly call: ServiceCaller;
  /** The promo banners of a file by its name, in their order; a file that is not there has none. */
  readonly banners: (source: string) => readonly PromoBanner[];
  /** The brand's text of that name in `layouts/content/`, as Markdown; null when there is none. */
  readonly content: (name: string) => string | null;
  /** Every message as the brand shows it. */
  readonly messages: Messages;
  /** The reader's browser follows what is unread by itself, in what is marked `data-unread`. */
  readonly isFollowed: boolean;
  /** Aborts at the block's deadline and when the client has gone. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds; the only clock a loader may read. */
  readonly now: number;
  /** Seed of every shuffle, so that one revision always draws the same page. */
  readonly seed: string;
}

/** What a loader says of the page beside its data; heard from primary blocks only. */
export interface PageVerdict {
  readonly status?: 200 | 404 | 410;
  readonly redirect?: { readonly status: 301 | 302; readonly location: string };
  readonly seo?: Partial<Seo>;
  readonly jobdetail?: JobDetailState;
}

/** `data: null` means that there is nothing to show here: the block is left out of the page. */
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
