import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { PageState } from './page-state.ts';

/** The state of the page in the browser, shared by its modules. */
export interface Site {
  /** The catalog that this build can render; a response for another one needs another build. */
  readonly catalogId: string;
  readonly messages: Messages['browser'];
  /** The shown page; soft navigation replaces it. */
  page: PageState;
  /** Ends what lives as long as the page is shown. */
  leave?: () => void;
  readonly dispatch: (action: Action) => void;
  /** Hydrates new blocks below a node, and unmounts removed ones. */
  readonly hydrate: (root: ParentNode, blocks: PageState['blocks']) => void;
  /** Loads the router on first use. */
  readonly navigation: () => Promise<Navigation>;
}

export interface Navigation {
  /** @param replace replaces the shown history entry */
  readonly go: (href: string, replace?: boolean) => Promise<void>;
  /** Reloads the shown page and replaces changed blocks. */
  readonly reload: () => Promise<void>;
  /**
   * Shows the page again for its reader, who may be another one now.
   * @returns false where only the account menu was rendered, so that rows that were added to a list stay
   */
  readonly refresh: () => Promise<boolean>;
  /** Prefetches a page that is likely to be next. */
  readonly prefetch: (href: string) => void;
  /** Shows the main blocks of another page in a dialog; Back closes it. */
  readonly openOverlay: (path: string) => Promise<void>;
  /** Closes the dialog, as Back does. */
  readonly closeOverlay: () => Promise<void>;
}
