import type { Audience } from '@broadsheet/contract/audience';
import { ANY_BAND } from '@broadsheet/contract/experience';
import type { SelectedPlan } from '../page/plan/select-page-plan.ts';
import type { Viewer } from '../page/request/find-viewer.ts';
import type { PageRequest } from '../page/request/page-request.ts';

/** One view of a page: who requested it, and what they were shown. */
interface View {
  readonly request: Pick<PageRequest, 'claimedSeekerId' | 'chosenBand'>;
  readonly viewer: Pick<Viewer, 'reader'>;
  readonly selected: Pick<SelectedPlan, 'audience' | 'topic'>;
}

/**
 * The audience that a view is counted for. Anybody can write the cookie that names the class of a seeker. It selects their
 * page, but it counts only beside a token of ours: otherwise one client could fill the counts with audiences at will.
 */
export const recordedAudience = ({ request, viewer, selected }: View): Audience => {
  const { audience, topic } = selected;
  const isSeeker = viewer.reader.state === 'seeker' || request.claimedSeekerId() !== null;
  if (audience.membership === 'visitor' || isSeeker) return audience;
  return {
    ...audience,
    cohort: 'none',
    membership: 'visitor',
    experienceBand: request.chosenBand ?? ANY_BAND,
    city: topic.city,
    category: topic.category,
  };
};
