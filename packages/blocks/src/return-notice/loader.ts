import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { ALERT_ACT, LOGIN_ACTS, type LoginAct } from '@broadsheet/contract/login-act';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { truncateText } from '../shared/text/truncate-text.ts';
import { LOGIN_REASONS } from './login-reasons.ts';
import { returnNotice } from './schema.ts';

const JOB_ID = /^\d{1,9}$/;
const NAME_LENGTH_MAX = 60;
type TextKeys = Readonly<Record<LoginAct, keyof Messages['login']>>;
interface ActTexts {
  /** With the names of the job and its company. */
  readonly named: TextKeys;
  readonly unnamed: TextKeys;
}
const LOGIN = {
  named: { save: 'saveJob', apply: 'applyForJob' },
  unnamed: { save: 'saveThisJob', apply: 'applyForThisJob' },
} as const satisfies ActTexts;
const REGISTER = {
  named: { save: 'registerToSave', apply: 'registerToApply' },
  unnamed: { save: 'registerToSaveThis', apply: 'registerToApplyThis' },
} as const satisfies ActTexts;

/** What a job is called; null while it cannot be loaded. */
const loadNames = ({ call }: LoaderContext, jobcode: string) =>
  call(jobDetail, { query: { jobcode } }).then(
    ({ title, company }) => ({
      title: truncateText(title, NAME_LENGTH_MAX),
      company: truncateText(company.name, NAME_LENGTH_MAX),
    }),
    () => null,
  );

/** What a visitor has done; null for another login. */
const describeAct = async (context: LoaderContext): Promise<string | null> => {
  const { act: given, job = '' } = context.page.query;
  const { login } = context.messages;
  const isNew = context.page.kind === 'register';
  if (given === ALERT_ACT) return isNew ? login.registerForAlerts : login.logInForAlerts;
  const act = LOGIN_ACTS.find((known) => known === given);
  if (act === undefined || !JOB_ID.test(job)) return null;
  const { named, unnamed } = isNew ? REGISTER : LOGIN;
  const names = await loadNames(context, job);
  return names === null ? login[unnamed[act]] : formatMessage(login[named[act]], names);
};

/** The page that the login leads to, if it is for members only. Nothing of the URL itself is shown. */
const describePage = (
  texts: Readonly<Partial<Record<string, string>>>,
  { brand, messages, page }: LoaderContext,
): string | null => {
  const resolved = resolvePage(brand, page.query.next ?? '');
  if ('redirect' in resolved || PAGE_KINDS[resolved.kind].auth !== 'seeker') return null;
  const reason = LOGIN_REASONS[resolved.kind];
  return texts[resolved.kind] ?? (reason ? messages['login-reasons'][reason] : null);
};

/** Says what the login is for: a job that a visitor wanted to save or apply for, or a page of members. */
export const loadReturnNotice = defineLoader(returnNotice, async ({ texts }, context) => {
  const text = (await describeAct(context)) ?? describePage(texts, context);
  return { data: text === null ? null : { text } };
});
