import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { PageState } from './page-state.ts';

/** The page in the browser, as far as its parts need to know of one another. */
export interface Site {
  /** What this build can draw; an answer for another catalog needs another build. */
  readonly catalogId: string;
  readonly messages: Messages['browser'];
  /** What is shown now; soft navigation puts another in its place. */
  page: PageState;
  /** Ends what lasts as long as a page is shown. */
  leave?: () => void;
  readonly dispatch: (action: Action) => void;
  /** Brings the blocks under a node to life that are not yet, and lets go of those that left. */
  readonly hydrate: (root: ParentNode, blocks: PageState['blocks']) => void;
  /** Loads the router on first use. */
  readonly navigation: () => Promise<Navigation>;
}

export interface Navigation {
  /** @param replace in place of the shown page in the history */
  readonly go: (href: string, replace?: boolean) => Promise<void>;
  /** Asks for the shown page again and swaps what changed. */
  readonly reload: () => Promise<void>;
  /** Fetches a page that is likely to be asked for next. */
  readonly prefetch: (href: string) => void;
  /** Shows the main blocks of another page in a dialog over this one; going back closes it. */
  readonly openOverlay: (path: string) => Promise<void>;
}
