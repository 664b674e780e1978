import { createHmac } from 'node:crypto';
import type { CallBody } from '@broadsheet/contract/call';
import { saveFormAnswer } from '@broadsheet/contract/calls/form-answers';
import { DAY_MS, HOUR_MS } from '@broadsheet/contract/durations';
import { storedEmail } from '@broadsheet/contract/email-address';
import { countClient, countTry, SITE_SUBJECT } from '../../auth/account/limits.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { queueAnswer } from '../form-webhooks/queue-delivery.ts';

/** Of one network: a college or an office fills in a form within an hour, a program within a minute. */
const OF_CLIENT = { name: 'form-answers', tries: 120, windowMs: HOUR_MS };
/** Of all networks. */
const OF_SITE = { name: 'form-answers-of-site', tries: 5_000, windowMs: HOUR_MS };

type Answer = CallBody<typeof saveFormAnswer>;

/**
 * What the same answer is known by when it arrives again: the key of its form, else its content, its sender and the day. A
 * browser without JavaScript has no key.
 */
const sentKeyOf = (
  { secrets, clientAddress, userAgent, now }: CallContext,
  { key, answers }: Answer,
): Buffer => {
  const day = Math.floor(now / DAY_MS);
  const known = key ?? JSON.stringify([day, clientAddress, userAgent, answers]);
  return createHmac('sha256', secrets.codes).update(`form-answer ${known}`).digest();
};

const emailOf = ({ answers }: Answer): string | null => {
  const [email] = answers.find(({ kind, values }) => kind === 'email' && values[0])?.values ?? [];
  return email === undefined ? null : storedEmail(email);
};

/** Inserts an answer unless it was stored before. Answers whether it is new. */
const insertAnswer = async (
  transaction: CallContext['database'],
  context: CallContext,
  answer: Answer,
): Promise<boolean> => {
  const { brand, caller, now } = context;
  const { page, block, title, purpose, consent, days, answers } = answer;
  const inserted = await transaction
    .insertInto('form_answers')
    .values({
      brand,
      page,
      block,
      title,
      seeker_id: caller?.seekerId ?? null,
      email: emailOf(answer),
      answers: JSON.stringify(answers),
      purpose,
      consent,
      sent_key: sentKeyOf(context, answer),
      answered_at: new Date(now),
      delete_at: new Date(now + days * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await queueAnswer(transaction, { brand, page, block }, inserted.id, now);
  return true;
};

export const saveFormAnswerCall = bindCall(
  saveFormAnswer,
  async (_query, _params, context, answer) => {
    await countClient(context, OF_CLIENT);
    await countTry(context, OF_SITE, SITE_SUBJECT);
    const isNew = await context.database
      .transaction()
      .execute((transaction) => insertAnswer(transaction, context, answer));
    return { isNew };
  },
);
