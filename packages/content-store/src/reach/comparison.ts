import type { AudienceCount } from '@broadsheet/contract/audience-count';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { AudiencePart } from '@broadsheet/layout-engine/diff/audience-part';
import type { LoadedContent } from '../load-content.ts';
import type { ContentFile } from '../read-content-files.ts';

/** One of two contents whose reach is compared. */
export interface ReachSide {
  readonly files: readonly ContentFile[];
  readonly loaded: Pick<
    LoadedContent,
    'brands' | 'pages' | 'addresses' | 'banners' | 'experiments'
  >;
}

export interface ReachDeps {
  readonly counts: readonly AudienceCount[];
  readonly definitions: BlockDefinitions;
  /** Epoch ms. */
  readonly now: number;
}

/** An experiment or a banner that both contents have. */
export interface Reached {
  readonly kind: 'experiment' | 'banner';
  /** The key of an experiment, the title of a banner. */
  readonly name: string;
  readonly file: string;
  /** The pages that show it. */
  readonly pages: readonly string[];
  /** An experiment that has not started: nobody takes part yet. */
  readonly isDraft: boolean;
}

/** The condition of one of them before and after, and where and for whom it counts. */
export interface Comparison extends Reached {
  readonly before: PeopleWhen;
  readonly after: PeopleWhen;
  /** The sites that show it. */
  readonly sites: readonly Brand[];
  /** Whether somebody of the part is reached at all. */
  readonly reachesPart: (part: AudiencePart) => boolean;
  /** Whether the people of a count are. */
  readonly reaches: (count: AudienceCount) => boolean;
}

/** Whether it has ended. @param now epoch ms */
export const isOver = (until: string | null | undefined, now: number): boolean =>
  typeof until === 'string' && Date.parse(until) <= now;
