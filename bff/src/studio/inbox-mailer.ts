import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import {
  mailStaff,
  STAFF_NEWS_MAX,
  STAFF_NEWS_TEXT_MAX,
  type StaffNews,
} from '@broadsheet/contract/calls/staff-mails';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { isMailed } from '@broadsheet/contract/studio/inbox-mail';
import type { StaffMember } from '@broadsheet/contract/studio/staff';
import { STUDIO_PATH } from '@broadsheet/contract/studio/studio-call';
import { loadInboxMail } from '@broadsheet/publishing/inbox-settings';
import { finishMail, type InboxNews, takeDueNews } from '@broadsheet/publishing/mail-inbox';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeDeps } from './change-deps.ts';

interface MailerDeps extends Pick<ChangeDeps, 'runQuery' | 'now'> {
  readonly staff: Pick<OpenStaff, 'list'>;
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
}

/** The site on whose host the mail's link leads to Studio: that of the draft, where all of its files belong to one. */
const brandOf = (files: readonly string[]): Brand =>
  BRANDS.find(
    (brand) => files.length > 0 && files.every((file) => file.split(/[/.]/).includes(brand)),
  ) ?? BRANDS[0];

const pathOf = ({ change, release }: InboxNews): string => {
  if (change !== null) return `${STUDIO_PATH}/changes/${change}`;
  return `${STUDIO_PATH}/${release === null ? 'experiments' : `releases/${release}`}`;
};

const describeEntry = ({ staff, event, kind, by, text }: InboxNews['entries'][number]) =>
  ({
    key: `${staff}:${event}`,
    kind,
    by: by?.name ?? null,
    text: text === null ? null : [...text].slice(0, STAFF_NEWS_TEXT_MAX / 2).join(''),
  }) satisfies StaffNews;

const mailNews = async (
  { runQuery, upstream }: MailerDeps,
  news: InboxNews,
  recipient: StaffMember | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const choice = await runQuery((queries) => loadInboxMail(queries, news.staff));
  const wanted = news.entries.filter(({ kind }) => isMailed(kind, choice));
  const [newest] = wanted.slice(-1);
  if (newest && recipient && !recipient.disabled) {
    const { name, email } = recipient;
    const call = upstream.caller({
      brand: brandOf(news.files),
      signal,
      deadlineMs: REQUEST_TIMEOUT_MS,
    });
    const entries = wanted.slice(-STAFF_NEWS_MAX).map(describeEntry);
    const body = { name, email, title: newest.title, path: pathOf(news), news: entries };
    await call(mailStaff, { body });
  }
  await runQuery((queries) => finishMail(queries, news.entries));
};

/**
 * Hands the entries whose mail is due to the services, which mail each once. What fails is tried again later, by this
 * replica or another one. Never rejects.
 */
export const createInboxMailer = (deps: MailerDeps): ((signal: AbortSignal) => Promise<void>) => {
  const { runQuery, staff, log, now } = deps;
  return async (signal) => {
    try {
      const due = await runQuery((queries) => takeDueNews(queries, now()));
      if (due.length === 0) return;
      const team = new Map((await staff.list()).map((member) => [member.id, member]));
      for (const news of due)
        await mailNews(deps, news, team.get(news.staff), signal).catch((error: unknown) =>
          log.warn({ err: error }, 'inbox entries were not mailed yet'),
        );
    } catch (error) {
      log.debug({ err: error }, 'inbox entries to mail could not be read');
    }
  };
};
