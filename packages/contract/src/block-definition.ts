import type { MessageArea } from '@broadsheet/messages/message-areas';
import type { TObject, TSchema } from 'typebox';
import type { PageLayoutName } from './page-kinds.ts';

export interface SlotDefinition {
  /** Types that may stand in it; absent means any that the page allows. */
  readonly accepts?: readonly string[];
  readonly limit?: number;
}

/** The way back from one version of a block to the version before, for clients that know no newer one. */
export interface BlockDowngrade {
  /** What the version before is drawn from. */
  readonly settings: TObject;
  readonly data: TSchema;
  readonly downgradeSettings: (settings: Record<string, unknown>) => Record<string, unknown>;
  /** A method, so that the data may be named by its type. What it throws costs the block, as any failure. */
  downgradeData(data: unknown): unknown;
}

/** An earlier name of a block type. */
export interface RenamedFrom {
  readonly type: string;
  /** The last version of that name. */
  readonly version: number;
}

/** What a block type is, apart from how it loads and looks. The type equals the name of its folder. */
export interface BlockDefinition<
  SettingsSchema extends TObject = TObject,
  DataSchema extends TSchema = TSchema,
  Areas extends readonly MessageArea[] = readonly MessageArea[],
> {
  readonly type: string;
  /** Starts at 1 and grows with every change of settings or data that earlier layouts or browsers do not know. */
  readonly version: number;
  /** What marketing calls it. */
  readonly title: string;
  readonly description: string;
  /** Every property has a default or is optional, so that `{}` is a block that works. */
  readonly settings: SettingsSchema;
  readonly data: DataSchema;
  /** never: server HTML is kept and no code is sent. Blocks with slots are always `never`. */
  readonly hydrate: 'never' | 'visible' | 'load';
  /** The part of the document it belongs to; absent is the main part. */
  readonly landmark?: 'banner' | 'contentinfo';
  /** Its loader's outcome decides the status of the page. */
  readonly primary?: boolean;
  /** When loading fails: nothing stands there (default), a notice, or the browser asks again later. */
  readonly onFailure?: 'hide' | 'show' | 'defer';
  /** Can be moved, never hidden. */
  readonly pinned?: boolean;
  /** Shows vacancies or the way to them: rules on the experience band can move it, never hide it. */
  readonly vacancies?: boolean;
  /**
   * Shows something that depends on who reads, beyond brand and address; its loader alone may look at the reader.
   * On pages that shared caches keep it is drawn for nobody in particular, and asked for anew by browsers that know
   * their reader. Its HTML is kept for nobody else.
   */
  readonly personal?: boolean;
  /** Lists jobs: without blocked companies and with saved jobs marked for those who have them; else as for everybody. */
  readonly leavesOutBlocked?: boolean;
  /** How many of them one page may hold. */
  readonly limit?: number;
  /** Pages it may stand on; absent is all. */
  readonly pages?: readonly PageLayoutName[];
  readonly slots?: Readonly<Record<string, SlotDefinition>>;
  /** Settings that name a text of `layouts/content/`, without its ending. */
  readonly contentSettings?: readonly string[];
  /** Areas of messages that it shows: its loader, its component and, where it is hydrated, the browser get these. */
  readonly messages?: Areas;
  /** From each earlier version to the next; the first entry takes version 1 to 2. */
  readonly migrations?: readonly ((settings: Record<string, unknown>) => Record<string, unknown>)[];
  /** Where the type had another name up to a version: layouts that use it are renamed on load, older clients get it. */
  readonly renamedFrom?: RenamedFrom;
  /** To each earlier version that is still served; the first entry leads from `version` to the one before. */
  readonly downgrades?: readonly BlockDowngrade[];
}

/** The migration to a version that changed data alone. */
export const sameSettings = (settings: Record<string, unknown>): Record<string, unknown> =>
  settings;

/** Checks at start what types cannot say, and keeps the schemas' types for loader and component. */
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
  if (slots && hydrate !== 'never') {
    throw new Error(`block ${type}: a block with slots is static, its hydrate must be "never"`);
  }
  return definition;
};

/** The registry shape that the engine and the checks take: type to definition. */
export type BlockDefinitions = Readonly<Record<string, BlockDefinition>>;
