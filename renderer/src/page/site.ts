import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { PageAnswer } from '../navigation/fetch-page.ts';
import type { PageState } from './page-state.ts';

/** The state of the page in the browser, shared by its modules. */
export interface Site {
  /** The catalog that this build can render; a response for another one needs another build. */
  readonly catalogId: string;
  readonly messages: Messages['browser'];
  /** The shown page; soft navigation replaces it. */
  page: PageState;
  /** Where its blocks are, if the page is shown in a part of another one's document. */
  readonly root?: Element;
  /** The page that is shown beside this one, with its own state. */
  beside?: Site;
  /** Runs after another history entry is shown: of another page, or with another fragment. */
  afterNavigation?: () => void;
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
  /** Loads a page that is to be shown beside the current one, as a visit. */
  readonly loadBeside: (path: string, signal: AbortSignal) => Promise<PageAnswer>;
  /** Gives the address of the shown page another fragment, or none, without scrolling. @param replace replaces the entry */
  readonly showFragment: (fragment: string, replace: boolean) => Promise<void>;
  /** Shows the main blocks of another page in a dialog; Back closes it. */
  readonly openOverlay: (path: string) => Promise<void>;
  /** Closes the dialog, as Back does. */
  readonly closeOverlay: () => Promise<void>;
}
