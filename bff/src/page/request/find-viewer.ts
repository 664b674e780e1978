import { seekerClassOf } from '@broadsheet/contract/audience-class';
import type { Session } from '@broadsheet/contract/entities/session';
import { type Reader, VISITOR } from '../../session/reader.ts';
import type { PageRequest } from './page-request.ts';
import type { Visitor } from './resolve-visitor.ts';

/** Who a page is made for. */
export interface Viewer {
  /** A visitor until the session has been looked up. */
  readonly reader: Reader;
  readonly visitor: Visitor;
}

/** A band chosen since the login takes precedence over the profile. */
const asSeeker = ({ visitor, chosenBand }: PageRequest, session: Session): Visitor => {
  const profile = seekerClassOf(session);
  const { cohort, membership, city, category } = profile;
  const experienceBand = chosenBand ?? profile.experienceBand;
  const { device, crawler } = visitor;
  // No spread: each audience field is taken from the request or the reader deliberately.
  return Object.freeze({ cohort, membership, experienceBand, device, city, category, crawler });
};

/** The viewer of a page that needs no session lookup. */
export const anonymousViewer = ({ visitor }: PageRequest): Viewer => ({ reader: VISITOR, visitor });

/** The viewer with their session, where a token came. */
export const findViewer = async (request: PageRequest): Promise<Viewer> => {
  if (!request.findReader) return anonymousViewer(request);
  const reader = await request.findReader();
  const { visitor } = request;
  return {
    reader,
    visitor: reader.state === 'seeker' ? asSeeker(request, reader.session) : visitor,
  };
};
