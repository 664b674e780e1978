import type { ExperimentDecision } from '@broadsheet/contract/experiment-decision';
import type { Experiment } from '@broadsheet/contract/experiments';
import type { SiteVideoFormat } from '@broadsheet/contract/site-video';
import type { ChangeState } from '@broadsheet/contract/studio/change';
import type { ArchivedResult } from '@broadsheet/contract/studio/decision';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import type { InboxMail } from '@broadsheet/contract/studio/inbox-mail';
import type { ReleaseState } from '@broadsheet/contract/studio/release';
import type { Revision } from '@broadsheet/contract/studio/revision';
import type { RolloutBounds, RolloutState } from '@broadsheet/contract/studio/rollout';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Json<Value extends object> = JSONColumnType<Value>;
type JsonOrNull<Value extends object> = ColumnType<Value | null, string | null, string | null>;

/** Who took a step, and when: ISO 8601. */
export interface Signature {
  readonly by: StaffName;
  readonly at: string;
}

/** A step with what its author wrote about it. Approvals from before there were reasons have none. */
export interface ReasonedSignature extends Signature {
  readonly reason?: string | null;
}

interface ChangeTable {
  id: string;
  title: string;
  state: ChangeState;
  version: Generated<number>;
  author: Json<StaffName>;
  editors: Generated<string[]>;
  created_at: Date;
  updated_at: Date;
  submitted: JsonOrNull<Signature>;
  approved: JsonOrNull<ReasonedSignature>;
  returned: JsonOrNull<ReasonedSignature>;
  publish_at: Date | null;
  revision: number | null;
  trouble: string | null;
  /** The id of the staff member; null where nobody did. */
  scheduled_by: string | null;
  release: string | null;
}

interface ReleaseTable {
  id: string;
  title: string;
  state: ReleaseState;
  version: Generated<number>;
  author: Json<StaffName>;
  created_at: Date;
  updated_at: Date;
  publish_at: Date | null;
  /** The id of the staff member; null where nobody did. */
  scheduled_by: string | null;
  revision: number | null;
  trouble: string | null;
}

interface DocumentTable {
  change: string;
  file: string;
  text: string | null;
  version: number;
  base: string | null;
  edited_by: Json<StaffName>;
  edited_at: Date;
}

interface RevisionTable {
  number: Generated<number>;
  kind: Revision['kind'];
  title: string;
  change: string | null;
  release: string | null;
  by: JsonOrNull<StaffName>;
  at: Date;
}

interface RevisionTextTable {
  revision: number;
  file: string;
  before: string | null;
  text: string | null;
}

interface LiveTextTable {
  file: string;
  text: string;
  digest: string;
  revision: number;
  over: string | null;
}

interface PresenceTable {
  staff: string;
  file: string;
  change: string;
  name: string;
  seen_at: Date;
}

/** A text of a change in a rollout; null lets the file serve. */
export interface RolloutText {
  readonly file: string;
  readonly text: string | null;
}

interface RolloutTable {
  number: Generated<number>;
  change: string;
  texts: Json<RolloutText[]>;
  pages: string[];
  share: number;
  step: Generated<number>;
  shared_at: Date;
  bounds: Json<RolloutBounds>;
  state: RolloutState;
  by: Json<StaffName>;
  started_at: Date;
  ended_at: Date | null;
  reason: string | null;
}

interface CommentTable {
  id: string;
  change: string;
  file: string | null;
  block: string | null;
  by: Json<StaffName>;
  text: string;
  mentions: Json<StaffName[]>;
  created_at: Date;
  edited_at: Date | null;
  resolved: JsonOrNull<Signature>;
}

interface InboxTable {
  number: Generated<number>;
  staff: string;
  event: string;
  kind: InboxKind;
  change: string | null;
  comment: string | null;
  release: string | null;
  title: string;
  by: JsonOrNull<StaffName>;
  text: string | null;
  file: string | null;
  block: string | null;
  at: Date;
  read_at: Date | null;
  /** When it is mailed next; null once it was, and where there is no need. */
  mail_at: Date | null;
}

interface InboxSettingsTable {
  staff: string;
  mail: InboxMail;
}

interface ImageTable {
  digest: string;
  bytes: Buffer;
  width: number;
  height: number;
  kept_by: Json<StaffName>;
  kept_at: Date;
  in_library: Generated<boolean>;
}

interface VideoTable {
  id: string;
  format: SiteVideoFormat;
  name: string;
  /** Null while the upload runs. */
  digest: Generated<string | null>;
  bytes: Generated<number | null>;
  uploaded_by: Json<StaffName>;
  uploaded_at: Date;
}

interface VideoPartTable {
  video: string;
  /** From 0. All parts but the last have the same size. */
  position: number;
  bytes: Buffer;
}

interface SectionTable {
  id: string;
  name: string;
  /** The name in lower case. */
  key: string;
  /** A `BlockFragment`, as some version of the contract had it: validate it. */
  fragment: ColumnType<unknown, string, string>;
  /** How many there are, children included. */
  blocks: number;
  /** The types of its blocks, each once. */
  types: Json<string[]>;
  by: Json<StaffName>;
  created_at: Date;
}

interface DecisionTable {
  number: Generated<number>;
  experiment: string;
  bucket_version: number;
  version: number;
  page: string;
  decision: ExperimentDecision;
  arm: string | null;
  recommended: ExperimentDecision;
  recommended_arm: string | null;
  reason: string | null;
  learning: string;
  hypothesis: string | null;
  revision: number;
  is_reliable: boolean;
  results: Json<ArchivedResult[]>;
  definition: Json<Experiment>;
  report: Json<object>;
  by: Json<StaffName>;
  at: Date;
}

export interface PublishingSchema {
  'publishing.changes': ChangeTable;
  'publishing.releases': ReleaseTable;
  'publishing.documents': DocumentTable;
  'publishing.revisions': RevisionTable;
  'publishing.revision_texts': RevisionTextTable;
  'publishing.live_texts': LiveTextTable;
  'publishing.presence': PresenceTable;
  'publishing.rollouts': RolloutTable;
  'publishing.images': ImageTable;
  'publishing.videos': VideoTable;
  'publishing.video_parts': VideoPartTable;
  'publishing.comments': CommentTable;
  'publishing.inbox': InboxTable;
  'publishing.sections': SectionTable;
  'publishing.inbox_settings': InboxSettingsTable;
  'publishing.decisions': DecisionTable;
}
