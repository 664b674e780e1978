import type { AudienceField } from '@broadsheet/contract/audience';
import type { Settings } from '@broadsheet/contract/layout';

/** The dimension of one experiment, as plan keys and `cache.key` name it. */
export type ExperimentDimensionName = `experiment.${string}`;

/** What a layout may ask about: the audience's fields, the arms of experiments and the clock. */
export type ConsultedField = AudienceField | ExperimentDimensionName | 'time';

/** `type@version` of every block that a client can draw. */
export type Catalog = ReadonlySet<string>;

/** One block of a plan. `settings` are of its version, with defaults, frozen. */
export interface PlanBlock {
  readonly id: string;
  readonly type: string;
  /** Where the type was renamed since the version: the name that the client knows. */
  readonly servedType?: string;
  /** The one that the client draws: the type's current one, or an earlier one that downgrades lead to. */
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
  /** The blocks that the client cannot draw, one entry each. */
  readonly unsupported: readonly UnsupportedBlock[];
  /** Epoch ms at which a schedule next changes the answer; null when none does. */
  readonly validUntil: number | null;
}
