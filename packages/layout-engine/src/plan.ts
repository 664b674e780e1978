import type { AudienceField } from '@broadsheet/contract/audience';
import type { Settings } from '@broadsheet/contract/layout';

/** What a layout may ask about: the audience's fields and the clock. */
export type ConsultedField = AudienceField | 'time';

/** `type@version` of every block that a client can draw. */
export type Catalog = ReadonlySet<string>;

/** One block of a plan. `settings` are of the type's current version, with defaults, frozen. */
export interface PlanBlock {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly settings: Readonly<Settings>;
  /** Present for types with slots: every slot of the type, in its order. */
  readonly slots?: Readonly<Record<string, readonly PlanBlock[]>>;
}

/** A layout for one audience and instant. */
export interface Plan {
  /** Equal keys of one compiled layout mean equal plans. */
  readonly key: string;
  /** The fields that can change a plan of this layout, this one's or another's. */
  readonly consulted: readonly ConsultedField[];
  readonly blocks: readonly PlanBlock[];
  /** Blocks that the client cannot draw and no fallback stands in for. */
  readonly dropped: number;
  /** Epoch ms at which a schedule next changes the answer; null when none does. */
  readonly validUntil: number | null;
}
