import type { Brand } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Competition } from '@broadsheet/contract/entities/competition';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { Kysely } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { BrandMessages } from '../../platform/brands/brand-messages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { mailSeeker } from '../../platform/messages/mail-seeker.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';
import { closesNews, type News, opensNews, resultNews } from './competition-news.ts';
import { readDecided } from './decided-rounds.ts';
import { findCompetitions } from './find-competition.ts';
import { phaseOf, runsAt } from './phases.ts';
import type { CompetitionReader } from './read-competitions.ts';
import { type Part, type Participant, readTaken } from './read-taken.ts';
import { isLetIn } from './round-state.ts';

/** A round counts as new for this time after its start, and closes soon from this time before its end. */
const NEAR_MS = 24 * HOUR_MS;
/** Results that were decided earlier are not announced. */
const FRESH_MS = 7 * NEAR_MS;
const BATCH = 200;

interface NotifyContext extends BrandMessages {
  readonly database: Kysely<Schema>;
  readonly readCompetitions: CompetitionReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A notice that is due, and its text for each participant; null for none. */
interface Due {
  readonly notice: string;
  /** Later participants need no notice. ISO 8601. */
  readonly enteredBefore: string;
  readonly newsFor: (part: Part) => { readonly news: News; readonly about: string } | null;
}

const isWaitedFor = (competition: Competition, round: number, { taken }: Part): boolean =>
  isLetIn(competition, round, taken) && !taken.done.has(round);

/** The notices of a round that are due now. */
const dueOf = (
  texts: Messages['competition-news'],
  competition: Competition,
  round: number,
  decidedAt: Date | undefined,
  now: number,
): readonly Due[] => {
  const phase = phaseOf(round);
  const { startDate, endDate } = competition.timelines[phase];
  if (decidedAt) {
    if (now >= decidedAt.getTime() + FRESH_MS) return [];
    return [
      {
        notice: `${phase}-results`,
        enteredBefore: endDate,
        newsFor: ({ results }) => {
          const state = results.get(round);
          if (!state) return null;
          const news = resultNews(texts, competition, round, state);
          return { news, about: state.isThrough ? 'through' : 'out' };
        },
      },
    ];
  }
  if (!runsAt(competition, phase, now)) return [];
  const [starts, ends] = [Date.parse(startDate), Date.parse(endDate)];
  const dueNotice = (what: string, news: News, about: string, enteredBefore: string): Due => ({
    notice: `${phase}-${what}`,
    enteredBefore,
    newsFor: (part) => (isWaitedFor(competition, round, part) ? { news, about } : null),
  });
  if (now >= Math.max(ends - NEAR_MS, (starts + ends) / 2))
    return [
      dueNotice(
        'closes',
        closesNews(texts, competition, round),
        endDate,
        new Date(now - HOUR_MS).toISOString(),
      ),
    ];
  return now < starts + NEAR_MS
    ? [dueNotice('opens', opensNews(texts, competition, round), startDate, startDate)]
    : [];
};

const notifyOne = (
  { database, now }: NotifyContext,
  { title }: Competition,
  recipient: { readonly seeker_id: number; readonly competition: string; readonly notice: string },
  { news, about }: { readonly news: News; readonly about: string },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('competition_told')
      .values({ ...recipient, about, told_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    const { type, heading, text: said, path } = news;
    const { seeker_id: seekerId } = recipient;
    await addNotification(
      transaction,
      { seekerId, type, text: said, link: path, about: null },
      now,
    );
    await mailSeeker(transaction, seekerId, {
      template: 'competition-news',
      variables: (name) => ({ name, competition: title, heading, said, path }),
      now,
    });
  });

/** A participant, and the notices that they have received. */
interface Reader extends Part {
  readonly participant: Participant;
  readonly recipient: ReadonlySet<string>;
}

const readBatch = async (
  { database, now }: NotifyContext,
  brand: Brand,
  { id }: Competition,
  { notice, enteredBefore }: Due,
  after: number,
  max: number,
): Promise<readonly Reader[]> => {
  const participants = await database
    .selectFrom('competition_participants')
    .innerJoin('seekers', 'seekers.id', 'seeker_id')
    .selectAll('competition_participants')
    .where('competition_participants.brand', '=', brand)
    .where('competition', '=', id)
    .where('registered_at', '<', new Date(enteredBefore))
    .where('seekers.status', '=', 'active')
    .where('seeker_id', '>', after)
    .orderBy('seeker_id')
    .limit(max)
    .execute();
  const [parts, recipient] = await Promise.all([
    readTaken(database, id, participants, now),
    database
      .selectFrom('competition_told')
      .select(['seeker_id', 'about'])
      .where('competition', '=', id)
      .where('notice', '=', notice)
      .where('seeker_id', '>', after)
      .where('seeker_id', '<=', participants.at(-1)?.seeker_id ?? after)
      .execute(),
  ]);
  return parts.map((part) => ({
    ...part,
    recipient: new Set(
      recipient
        .filter(({ seeker_id }) => seeker_id === part.participant.seeker_id)
        .map(({ about }) => about),
    ),
  }));
};

const noticesOf = async (
  context: NotifyContext,
  brand: Brand,
  competition: Competition,
): Promise<void> => {
  const decided = await readDecided(context.database, brand, competition.id);
  const texts = context.messagesOf(brand)['competition-news'];
  for (const round of [1, 2, 3])
    for (const due of dueOf(texts, competition, round, decided.get(round), context.now))
      await forEachSeeker<Reader>({
        undone: 'participants of a competition were not told',
        idOf: ({ participant }) => participant.seeker_id,
        read: (after, max) => readBatch(context, brand, competition, due, after, max),
        work: async (part) => {
          const { seeker_id } = part.participant;
          const recipient = { seeker_id, competition: competition.id, notice: due.notice };
          const found = due.newsFor(part);
          if (found && !part.recipient.has(found.about))
            await notifyOne(context, competition, recipient, found);
        },
        batchSize: BATCH,
      });
};

/**
 * Sends participants the notices that are due, each once: that a round that they can take part in opens or closes soon,
 * and their result. Safe to run again, and twice at once. Sends nothing where the brand's flag is off.
 */
export const notifyParticipants = async (context: NotifyContext): Promise<void> => {
  const brands = await context.database
    .selectFrom('brand_rules')
    .select('brand')
    .where('has_competition', '=', true)
    .execute();
  for (const { brand } of brands)
    for (const competition of await findCompetitions({ ...context, brand }))
      await noticesOf(context, brand, competition);
};
