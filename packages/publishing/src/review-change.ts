import { AppError } from '@broadsheet/contract/errors';
import type { ChangeState } from '@broadsheet/contract/studio/change';
import { sql } from 'kysely';
import type { Act } from './act.ts';
import { addToInbox, ownersOf } from './add-to-inbox.ts';
import type { ChangeRow } from './describe-change.ts';
import { lockChangeAt } from './find-change.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import type { ReasonedSignature, Signature } from './schema.ts';
import { unscheduleByDraft } from './touch-release.ts';

type Step = 'submit' | 'return' | 'approve' | 'withdraw';

const STATE_AFTER: Readonly<Record<Step, ChangeState>> = {
  submit: 'review',
  return: 'draft',
  approve: 'approved',
  withdraw: 'withdrawn',
};

/** Steps after which a scheduled release must not publish the draft, as they are told to others. */
const RELEASE_ENDERS: Partial<Readonly<Record<Step, string>>> = {
  return: 'sent back',
  withdraw: 'discarded',
};

export interface ReviewAct extends Act {
  /** What the author of the step wrote about it. */
  readonly reason?: string | undefined;
  /** The ids of all who may approve. */
  readonly approvers?: readonly string[];
}

const signatureOf = ({ by, at }: Act): Signature => ({ by, at: new Date(at).toISOString() });

const signReasoned = (act: ReviewAct): string =>
  JSON.stringify({ ...signatureOf(act), reason: act.reason ?? null } satisfies ReasonedSignature);

const asJson = (signature: Signature | null): string | null =>
  signature ? JSON.stringify(signature) : null;

const signaturesAfter = (
  step: Step,
  { submitted, approved, returned }: ChangeRow,
  act: ReviewAct,
) => {
  if (step === 'return') return { submitted: null, approved: null, returned: signReasoned(act) };
  return {
    submitted: step === 'submit' ? JSON.stringify(signatureOf(act)) : asJson(submitted),
    approved: step === 'approve' ? signReasoned(act) : asJson(approved),
    returned: asJson(returned),
  };
};

/** An author overlooks the errors in their own work. */
const tookPartIn = ({ editors, submitted }: ChangeRow, staff: string): boolean =>
  editors.includes(staff) || submitted?.by.id === staff;

/** Tells those who can approve about a request, and those who requested about the answer. */
const notifyOthers = async (
  transaction: PublishingTransaction,
  step: Step,
  row: ChangeRow,
  { by, at, reason, approvers = [] }: ReviewAct,
): Promise<void> => {
  const about = { change: row.id, title: row.title, by, at };
  if (step === 'submit') {
    // A former request of the same change has been answered, or was for another text.
    await transaction
      .deleteFrom('publishing.inbox')
      .where('change', '=', row.id)
      .where('kind', '=', 'approval-requested')
      .execute();
    const kind = 'approval-requested';
    const others = approvers.filter((id) => !tookPartIn(row, id));
    await addToInbox(
      transaction,
      { ...about, event: `${kind}:${row.id}:${row.version}`, kind },
      others,
    );
  }
  if (step !== 'approve' && step !== 'return') return;
  const kind = step === 'approve' ? 'approved' : 'returned';
  const event = `${kind}:${row.id}:${row.version}`;
  await addToInbox(transaction, { ...about, event, kind, text: reason ?? null }, ownersOf(row));
};

/** FORBIDDEN to approve one's own change. CHANGE_MOVED, CHANGE_CLOSED, NOT_FOUND. */
export const takeStep = (
  queries: PublishingQueries,
  id: string,
  version: number,
  step: Step,
  act: ReviewAct,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const row = await lockChangeAt(transaction, id, version);
    if (step === 'approve' && tookPartIn(row, act.by.id)) throw new AppError('FORBIDDEN');
    await transaction
      .updateTable('publishing.changes')
      .set({
        state: STATE_AFTER[step],
        version: sql`version + 1`,
        updated_at: new Date(act.at),
        publish_at: null,
        trouble: null,
        ...signaturesAfter(step, row, act),
        ...(step === 'withdraw' ? { release: null } : {}),
      })
      .where('id', '=', id)
      .execute();
    await notifyOthers(transaction, step, row, act);
    const did = RELEASE_ENDERS[step];
    if (did) await unscheduleByDraft(transaction, row, did, act);
  });
