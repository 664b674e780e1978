import type { MessageArea } from '@broadsheet/messages/message-areas';
import type { TObject, TSchema } from 'typebox';
import type { ClassField } from './audience.ts';
import type { BrandConfig } from './brand-config.ts';
import type { PageLayoutName } from './page-kinds.ts';
import type { TargetedBanner } from './targeted-banner.ts';

/** Content that a block may read to say what it depends on. One object for as long as it does not change. */
export interface ConsultedContent {
  readonly brand: BrandConfig;
  /** The promo banners of a file by its name. */
  readonly banners: (source: string) => readonly TargetedBanner[];
}

/**
 * The values of an audience field that a block distinguishes: each from all others, or the values that it names. It treats
 * values of one mark alike, and all without a mark.
 */
export type DistinguishedValues = 'all' | ReadonlyMap<string | number | boolean | null, string>;

export interface SlotDefinition {
  /** Block types allowed in the slot; absent: all that the page allows. */
  readonly accepts?: readonly string[];
  readonly limit?: number;
  /** The setting that is the label of the slot: without a label its blocks are not shown. */
  readonly label?: string;
}

/** Converts a block to its previous version, for clients without the newer one. */
export interface BlockDowngrade {
  /** The settings schema of the previous version. */
  readonly settings: TObject;
  readonly data: TSchema;
  readonly downgradeSettings: (settings: Record<string, unknown>) => Record<string, unknown>;
  /**
   * A method, so that the parameter can have the type of the data. If it throws, the block fails as for any other
   * error.
   */
  downgradeData(data: unknown): unknown;
}

/** An earlier name of a block type. */
export interface RenamedFrom {
  readonly type: string;
  /** The last version of that name. */
  readonly version: number;
}

/** A block type, without its loader and component. The type equals its folder's name. */
export interface BlockDefinition<
  SettingsSchema extends TObject = TObject,
  DataSchema extends TSchema = TSchema,
  Areas extends readonly MessageArea[] = readonly MessageArea[],
> {
  readonly type: string;
  /**
   * Starts at 1 and increases with every change of settings or data that earlier layouts or browsers do not support.
   */
  readonly version: number;
  /** What marketing calls it. */
  readonly title: string;
  readonly description: string;
  /** Every property has a default or is optional, so that `{}` is a working block. */
  readonly settings: SettingsSchema;
  readonly data: DataSchema;
  /** never: server HTML without code for the browser. Blocks with slots are `never`, unless they leave their slots alone. */
  readonly hydrate: 'never' | 'visible' | 'load';
  /** The landmark of the document that it belongs to; absent: the main part. */
  readonly landmark?: 'banner' | 'contentinfo';
  /** It covers the foot of the window: its page has FOOT_ATTRIBUTE. */
  readonly coversFoot?: true;
  /**
   * Its loader reads nothing of the address: one result serves all pages that show the block. A loader that reads the page
   * nevertheless fails.
   */
  readonly ignoresAddress?: boolean;
  /** Its loader's outcome decides the status of the page. */
  readonly primary?: boolean;
  /** When loading fails: the block is hidden (default), shows a notice, or is requested again by the browser. */
  readonly onFailure?: 'hide' | 'show' | 'defer';
  /** Can be moved, never hidden. */
  readonly pinned?: boolean;
  /** Shows vacancies or the way to them: rules on the experience band can move it, never hide it. */
  readonly vacancies?: boolean;
  /**
   * The fields of the audience that its loader may read, beside the brand and the topic of the address. A page with the
   * block is cached once for each class of people that these fields distinguish.
   */
  readonly varies?: readonly ClassField[];
  /** The fields of `varies` that a block with these settings reads, and the values that it distinguishes; absent is all. */
  consults?(
    settings: Readonly<Record<string, unknown>>,
    content: ConsultedContent,
  ): Readonly<Partial<Record<ClassField, DistinguishedValues>>>;
  /**
   * Shows data of the reader; only its loader gets the session. On shared pages it is rendered anonymously, and browsers
   * of signed-in readers request it again. Its HTML is never cached for others.
   */
  readonly personal?: boolean;
  /**
   * Lists jobs: readers with their own lists get them without blocked companies and with saved jobs marked; all others
   * get the shared list.
   */
  readonly leavesOutBlocked?: boolean;
  /** How many of this type one page may contain. */
  readonly limit?: number;
  /** Pages that may contain it; absent: all. */
  readonly pages?: readonly PageLayoutName[];
  readonly slots?: Readonly<Record<string, SlotDefinition>>;
  /** Marketing writes what it shows: texts, pictures and buttons. Studio offers it first. */
  readonly written?: boolean;
  /** Its component shows slots by `SlotContent`, which browsers leave as the server rendered it: so it may be hydrated. */
  readonly leavesSlots?: true;
  /** Settings that name a text of `layouts/content/`, without its ending. */
  readonly contentSettings?: readonly string[];
  /**
   * The message areas that it shows; its loader, its component and, for a hydrated block, the browser receive these.
   */
  readonly messages?: Areas;
  /** Migrates settings from each earlier version to the next; the first entry takes version 1 to 2. */
  readonly migrations?: readonly ((settings: Record<string, unknown>) => Record<string, unknown>)[];
  /**
   * The previous name of the type, up to a version: layouts that use it are renamed on load, and older clients receive
   * it.
   */
  readonly renamedFrom?: RenamedFrom;
  /** To each earlier version that is still served; the first entry leads from `version` to the one before. */
  readonly downgrades?: readonly BlockDowngrade[];
}

/** The migration to a version that only changed data. */
export const sameSettings = (settings: Record<string, unknown>): Record<string, unknown> =>
  settings;

/** Checks at start what the type system cannot express, and preserves the schemas' types for loader and component. */
export const defineBlock = <
  SettingsSchema extends TObject,
  DataSchema extends TSchema,
  const Areas extends readonly MessageArea[] = readonly [],
>(
  definition: BlockDefinition<SettingsSchema, DataSchema, Areas>,
): BlockDefinition<SettingsSchema, DataSchema, Areas> => {
  const {
    type,
    version,
    hydrate,
    slots,
    migrations = [],
    downgrades = [],
    renamedFrom,
    leavesSlots = false,
  } = definition;
  if (migrations.length !== version - 1) {
    throw new Error(
      `block ${type}: version ${version} needs ${version - 1} migrations, has ${migrations.length}`,
    );
  }
  if (renamedFrom && renamedFrom.version >= version) {
    throw new Error(
      `block ${type}: version ${version} is not above ${renamedFrom.version}, the last of ${renamedFrom.type}`,
    );
  }
  if (downgrades.length > version - 1) {
    throw new Error(
      `block ${type}: version ${version} has at most ${version - 1} downgrades, not ${downgrades.length}`,
    );
  }
  if (slots && hydrate !== 'never' && !leavesSlots) {
    throw new Error(`block ${type}: a block with slots is static, its hydrate must be "never"`);
  }
  return definition;
};

/** The registry that the engine and the checks use: type to definition. */
export type BlockDefinitions = Readonly<Record<string, BlockDefinition>>;
