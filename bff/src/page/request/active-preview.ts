import type { Preview } from '@broadsheet/contract/preview';
import type { Site } from '../../site/site.ts';

/** A preview that this request may see. */
export interface ActivePreview {
  readonly token: string;
  readonly preview: Preview;
  /** The site that it shows. */
  readonly site: Site;
}
