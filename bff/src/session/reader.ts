import type { Session } from '@broadsheet/contract/entities/session';
import type { Credentials } from '@broadsheet/upstream/credentials';

/** The reader of a page, as far as the request resolves them. */
export type Reader =
  | { readonly state: 'visitor' }
  /** The token is no longer valid. */
  | { readonly state: 'ended' }
  /** The token has expired, and could not be refreshed now. */
  | { readonly state: 'unreachable' }
  /** The password was right; the second step of the login is open. */
  | { readonly state: 'second-step' }
  | { readonly state: 'seeker'; readonly session: Session; readonly credentials: Credentials };

export const VISITOR: Reader = Object.freeze({ state: 'visitor' });
