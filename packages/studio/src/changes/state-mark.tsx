import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { sayMoment } from '../words/say-moment.ts';
import { STATE_WORDS } from './say-state.ts';

type Stated = Pick<ChangeSummary, 'state' | 'publishAt' | 'revision'>;

/** The state of a change in a word or two. */
export const StateMark = ({ state, publishAt, revision }: Stated) => (
  <span className="state" data-state={state}>
    {STATE_WORDS[state]}
    {state === 'scheduled' && publishAt && ` for ${sayMoment(publishAt)}, India`}
    {state === 'published' && revision !== null && ` as revision ${revision}`}
  </span>
);
