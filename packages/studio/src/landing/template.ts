import type { DraftBlock } from '../editor/model/draft.ts';

/** What a new page starts with. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** What it has, in a sentence. */
  readonly about: string;
  /** The blocks between the header and the footer, by id. */
  readonly blocks: Readonly<Record<string, DraftBlock>>;
}
