import type { Session } from '@broadsheet/contract/entities/session';
import type { Credentials } from '@broadsheet/upstream/credentials';

/** Who reads, as far as an answer looks. */
export type Reader =
  | { readonly state: 'visitor' }
  /** The token that came is no good any more. */
  | { readonly state: 'ended' }
  /** The token is past its time, and its successor cannot be had now. */
  | { readonly state: 'unreachable' }
  /** The password was right; the second step of the login is open. */
  | { readonly state: 'second-step' }
  | { readonly state: 'seeker'; readonly session: Session; readonly credentials: Credentials };

export const VISITOR: Reader = Object.freeze({ state: 'visitor' });
