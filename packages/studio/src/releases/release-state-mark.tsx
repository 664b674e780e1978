import type { ReleaseSummary } from '@broadsheet/contract/studio/release';
import { formatInstant } from '../format/format-instant.ts';
import { RELEASE_STATE_TEXT } from './release-text.ts';

type Stated = Pick<ReleaseSummary, 'state' | 'publishAt' | 'revision'>;

/** The state of a release as a short label. */
export const ReleaseStateMark = ({ state, publishAt, revision }: Stated) => (
  <span className="state" data-state={state === 'discarded' ? 'withdrawn' : state}>
    {RELEASE_STATE_TEXT[state]}
    {state === 'scheduled' && publishAt && ` for ${formatInstant(publishAt)} IST`}
    {state === 'published' && revision !== null && ` as version ${revision}`}
  </span>
);
