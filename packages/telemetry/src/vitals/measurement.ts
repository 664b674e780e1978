import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { Vital } from '@broadsheet/contract/vitals';

/** One vital of one page, as a browser measured it. */
export interface Measurement {
  readonly brand: Brand;
  /** A page kind. */
  readonly page: string;
  readonly device: Audience['device'];
  readonly vital: Vital;
  /** ms; CLS has no unit. */
  readonly value: number;
  /** The type of the block that it was measured at; null where that is not known. */
  readonly type: string | null;
  /** The arms of the page's experiments that the person is counted in. */
  readonly arms: readonly { readonly experiment: string; readonly arm: string }[];
}
