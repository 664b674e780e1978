import type { AudienceField } from '@broadsheet/contract/audience';
import type { Settings } from '@broadsheet/contract/layout';

/** The dimension of one experiment, as plan keys and `cache.key` name it. */
export type ExperimentDimensionName = `experiment.${string}`;

/** What a layout may depend on: the audience's fields, the arms of experiments and the clock. */
export type ConsultedField = AudienceField | ExperimentDimensionName | 'time';

/** `type@version` of every block that a client can render. */
export type Catalog = ReadonlySet<string>;

/** One block of a plan. `settings` are of its version, with defaults, frozen. */
export interface PlanBlock {
  readonly id: string;
  readonly type: string;
  /** The earlier name of a renamed type, if the client only knows that. */
  readonly servedType?: string;
  /** The version that the client supports: the type's current one, or an earlier one with a downgrade. */
  readonly version: number;
  readonly settings: Readonly<Settings>;
  /** Where the version is an earlier one: the settings of the current one, which the loader runs with. */
  readonly loaderSettings?: Readonly<Settings>;
  /** Present for types with slots: every slot of the type, in its order. */
  readonly slots?: Readonly<Record<string, readonly PlanBlock[]>>;
}

/** A block type that the client cannot render: its fallback is served instead, or nothing. */
export interface UnsupportedBlock {
  readonly type: string;
  readonly outcome: 'fallback' | 'dropped';
}

/** A layout for one audience and instant. */
export interface Plan {
  /** Equal keys of one compiled layout mean equal plans. */
  readonly key: string;
  /** The fields that can change a plan of this layout, this one's or another's. */
  readonly consulted: readonly ConsultedField[];
  readonly blocks: readonly PlanBlock[];
  /** The blocks that the client cannot render, one entry each. */
  readonly unsupported: readonly UnsupportedBlock[];
  /** Epoch ms at which a schedule next changes the plan; null when none does. */
  readonly validUntil: number | null;
}
