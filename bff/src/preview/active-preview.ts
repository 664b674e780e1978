import type { Preview } from '@broadsheet/contract/preview';

/** A preview that this request may see. */
export interface ActivePreview {
  readonly token: string;
  readonly preview: Preview;
}
