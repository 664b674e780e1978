import Type, { type TSchema } from 'typebox';
import { Finding } from '../finding.ts';
import { Text } from '../text.ts';
import { Instant } from '../when.ts';
import { ChangeId, ReleaseId, StudioFile } from './change.ts';
import { Counter } from './counter.ts';
import { DraftName, Release, ReleaseConflict, ReleaseSummary } from './release.ts';
import { Serves } from './serves.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const Params = Type.Object({ release: ReleaseId }, { additionalProperties: false });
const DraftParams = Type.Object(
  { release: ReleaseId, change: ChangeId },
  { additionalProperties: false },
);
/** The version of the release as last read: CHANGE_MOVED where it is no longer the newest. */
const AtVersion = Type.Object({ version: Counter }, { additionalProperties: false });
const Title = Text({ minLength: 1, maxLength: 120 });

/** The newest 200, those that changed last first. */
export const listReleases = defineStudioCall({
  method: 'GET',
  path: '/releases',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(ReleaseSummary) }),
});

export const openRelease = defineStudioCall({
  method: 'POST',
  path: '/releases',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Type.Object({ title: Title }, { additionalProperties: false }),
  answer: Release,
});

export const readRelease = defineStudioCall({
  method: 'GET',
  path: '/releases/{release}',
  role: 'viewer',
  params: Params,
  query: Nothing,
  body: Nothing,
  answer: Release,
});

export const renameRelease = defineStudioCall({
  method: 'PATCH',
  path: '/releases/{release}',
  role: 'editor',
  params: Params,
  query: Nothing,
  body: Type.Object({ version: Counter, title: Title }, { additionalProperties: false }),
  answer: Release,
});

/**
 * Idempotent. RELEASE_TAKEN where the draft is in another release; VALIDATION while this one or the draft is scheduled,
 * and for more than 50 drafts.
 */
export const addToRelease = defineStudioCall({
  method: 'PUT',
  path: '/releases/{release}/drafts/{change}',
  role: 'editor',
  params: DraftParams,
  query: Nothing,
  body: Nothing,
  answer: Release,
});

/** The draft itself stays. VALIDATION while the release is scheduled. */
export const removeFromRelease = defineStudioCall({
  method: 'DELETE',
  path: '/releases/{release}/drafts/{change}',
  role: 'editor',
  params: DraftParams,
  query: Nothing,
  body: Nothing,
  answer: Release,
});

/** The faults that all drafts together bring, and what keeps them from being published as one. */
export const checkRelease = defineStudioCall({
  method: 'POST',
  path: '/releases/{release}/check',
  role: 'viewer',
  params: Params,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    version: Counter,
    findings: Type.Array(Finding),
    known: Type.Array(Finding, { description: 'Faults that the live content has without it.' }),
    warnings: Type.Array(Finding),
    conflicts: Type.Array(ReleaseConflict),
    moved: Type.Array(Type.Object({ draft: DraftName, file: StudioFile }), {
      description: 'Content whose live text has changed since the edit began.',
    }),
  }),
});

/**
 * Publishes all drafts in one step, now or at `at`. Nothing is published with CONTENT_FAULTS, REVIEW_NEEDED,
 * CHANGE_MOVED, CHANGE_ROLLING, and VALIDATION for an empty release or draft.
 */
export const publishRelease = defineStudioCall({
  method: 'POST',
  path: '/releases/{release}/publish',
  role: 'publisher',
  params: Params,
  query: Nothing,
  body: Type.Object(
    { version: Counter, at: Type.Optional(Instant) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ ...Release.properties, serves: Serves }),
});

const step = <Path extends string, Body extends TSchema>(name: Path, body: Body) =>
  defineStudioCall({
    method: 'POST',
    path: `/releases/{release}/${name}`,
    role: 'editor',
    params: Params,
    query: Nothing,
    body,
    answer: Release,
  });

/** Makes a scheduled release open again. */
export const unscheduleRelease = step('unschedule', AtVersion);
/** Closes a release without publishing it. Its drafts stay, in no release. */
export const discardRelease = step('discard', AtVersion);
