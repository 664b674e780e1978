import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { formatInstant } from '../format/format-instant.ts';
import { STATE_TEXT } from './state-text.ts';

type Stated = Pick<ChangeSummary, 'state' | 'publishAt' | 'revision'>;

/** The state of a change as a short label. */
export const StateMark = ({ state, publishAt, revision }: Stated) => (
  <span className="state" data-state={state}>
    {STATE_TEXT[state]}
    {state === 'scheduled' && publishAt && ` for ${formatInstant(publishAt)} IST`}
    {state === 'published' && revision !== null && ` as version ${revision}`}
  </span>
);
