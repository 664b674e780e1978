import Type, { type TSchema } from 'typebox';
import { Finding } from '../finding.ts';
import { Text } from '../text.ts';
import { Instant } from '../when.ts';
import {
  Change,
  ChangeId,
  ChangeState,
  ChangeSummary,
  Presence,
  Reason,
  StudioFile,
} from './change.ts';
import { Counter } from './counter.ts';
import { Impact } from './impact.ts';
import { Serves } from './serves.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const ChangeParams = Type.Object({ change: ChangeId }, { additionalProperties: false });
/** The version of the change as last read. */
const Version = Counter;
const AtVersion = Type.Object({ version: Version }, { additionalProperties: false });
const Title = Text({ minLength: 1, maxLength: 120 });
/** The size limit of a content file. */
const Content = Text({ maxLength: 1_000_000 });

/** Newest first; without `state` all that are open: draft, review, approved and scheduled. */
export const listChanges = defineStudioCall({
  method: 'GET',
  path: '/changes',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ state: Type.Optional(ChangeState) }, { additionalProperties: false }),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(ChangeSummary) }),
});

export const openChange = defineStudioCall({
  method: 'POST',
  path: '/changes',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Type.Object({ title: Title }, { additionalProperties: false }),
  answer: Change,
});

export const readChange = defineStudioCall({
  method: 'GET',
  path: '/changes/{change}',
  role: 'viewer',
  params: ChangeParams,
  query: Nothing,
  body: Nothing,
  answer: Change,
});

/** CHANGE_MOVED where the version is not the newest; CHANGE_CLOSED once published or withdrawn. */
export const renameChange = defineStudioCall({
  method: 'PATCH',
  path: '/changes/{change}',
  role: 'editor',
  params: ChangeParams,
  query: Nothing,
  body: Type.Object({ version: Version, title: Title }, { additionalProperties: false }),
  answer: Change,
});

/**
 * Saves one file of a change. `version` is that of the document as last read, null for its first save: CHANGE_MOVED
 * where another person saved it since, and nothing is overwritten. `text` may have faults, since it is a draft.
 * `rebase` states that the text includes the live one, which becomes its new base.
 */
export const saveDocument = defineStudioCall({
  method: 'PUT',
  path: '/changes/{change}/document',
  role: 'editor',
  params: ChangeParams,
  query: Nothing,
  body: Type.Object(
    {
      file: StudioFile,
      version: Type.Union([Counter, Type.Null()]),
      text: Type.Union([Content, Type.Null()]),
      rebase: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  answer: Change,
});

/** Removes a file from a change; its live text stays. */
export const dropDocument = defineStudioCall({
  method: 'DELETE',
  path: '/changes/{change}/document',
  role: 'editor',
  params: ChangeParams,
  query: Type.Object({ file: StudioFile, version: Version }, { additionalProperties: false }),
  body: Nothing,
  answer: Change,
});

/** All faults that the site's content would have with this change, as in `broadsheet check`. */
export const checkChange = defineStudioCall({
  method: 'POST',
  path: '/changes/{change}/check',
  role: 'viewer',
  params: ChangeParams,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    version: Version,
    findings: Type.Array(Finding, { description: 'Empty: it can be published.' }),
    known: Type.Array(Finding, { description: 'Faults that the live content has without it.' }),
    warnings: Type.Array(Finding, {
      description: 'What the change brings that is probably not meant. It blocks nothing.',
    }),
  }),
});

/** Whose pages change, and how. */
export const impactOfChange = defineStudioCall({
  method: 'POST',
  path: '/changes/{change}/impact',
  role: 'viewer',
  params: ChangeParams,
  query: Nothing,
  body: Nothing,
  answer: Impact,
});

/**
 * Whose pages a published revision changed, and how, with the rest of the content as it was then. NOT_FOUND for an unknown
 * revision.
 */
export const impactOfRevision = defineStudioCall({
  method: 'POST',
  path: '/revisions/{number}/impact',
  role: 'viewer',
  params: Type.Object({ number: Counter }, { additionalProperties: false }),
  query: Nothing,
  body: Nothing,
  answer: Impact,
});

const step = <Path extends string, Body extends TSchema>(
  name: Path,
  role: 'editor' | 'publisher',
  body: Body,
) =>
  defineStudioCall({
    method: 'POST',
    path: `/changes/{change}/${name}`,
    role,
    params: ChangeParams,
    query: Nothing,
    body,
    answer: Change,
  });

/** Submits a change for approval. CHANGE_MOVED, CHANGE_CLOSED. */
export const submitChange = step('submit', 'editor', AtVersion);
/** Makes a draft of it again; the reason is for whoever goes on with it. */
export const returnChange = step(
  'return',
  'editor',
  Type.Object({ version: Version, reason: Reason }, { additionalProperties: false }),
);
/** FORBIDDEN for who edited or submitted it. */
export const approveChange = step(
  'approve',
  'publisher',
  Type.Object({ version: Version, reason: Type.Optional(Reason) }, { additionalProperties: false }),
);
export const withdrawChange = step('withdraw', 'editor', AtVersion);

/**
 * Publishes now, or at `at`. CONTENT_FAULTS with the findings as details: nothing was published. REVIEW_NEEDED without
 * another person's approval. CHANGE_MOVED where a file's live text has changed since the edit began.
 */
export const publishChange = defineStudioCall({
  method: 'POST',
  path: '/changes/{change}/publish',
  role: 'publisher',
  params: ChangeParams,
  query: Nothing,
  body: Type.Object(
    { version: Version, at: Type.Optional(Instant) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ ...Change.properties, serves: Serves }),
});

/** Reports an open file every PRESENCE_INTERVAL_MS, and returns who else has it open. */
export const reportPresence = defineStudioCall({
  method: 'POST',
  path: '/presence',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Type.Object({ change: ChangeId, file: StudioFile }, { additionalProperties: false }),
  answer: Type.Object({
    version: Version,
    others: Type.Array(Presence, {
      description: 'In this change or another one, with this file open.',
    }),
    otherChanges: Type.Array(ChangeSummary, { description: 'Open ones with this file in them.' }),
  }),
});

export const PRESENCE_INTERVAL_MS = 5_000;
