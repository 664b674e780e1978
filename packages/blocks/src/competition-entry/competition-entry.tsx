import { formatInstant } from '@broadsheet/contract/format-instant';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { WideTable } from '../shared/list/wide-table.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as prose from '../shared/text/prose-content.styles.ts';
import { EntryForm } from './entry-form.tsx';
import type { competitionEntry } from './schema.ts';

type Props = BlockProps<typeof competitionEntry>;
type Entry = NonNullable<Props['data']['entry']>;
type Round = Entry['rounds'][number];

type CompetitionMessages = Messages['competition'];

const STATES = {
  ahead: 'upcoming',
  open: 'openNow',
  done: 'completed',
  missed: 'missed',
  out: 'notQualified',
} as const satisfies Readonly<Record<Round['state'], keyof CompetitionMessages>>;

const LAST = 3;

const outcomeOf = ({ round, result }: Round, messages: CompetitionMessages): string | null => {
  if (!result) return null;
  const { position: rank, score, isThrough } = result;
  const [passed, failed] =
    round === LAST
      ? [messages.resultWinner, messages.resultFinal]
      : [messages.resultQualified, messages.resultOut];
  return formatMessage(isThrough ? passed : failed, { rank, score });
};

const formatEnd = (
  { state, startDate, endDate }: Round,
  { period, untilDate }: CompetitionMessages,
): string => {
  const end = formatInstant(endDate);
  return state === 'ahead'
    ? formatMessage(period, { start: formatInstant(startDate), end })
    : formatMessage(untilDate, { date: end });
};

interface RowProps {
  readonly round: Round;
  readonly messages: CompetitionMessages;
}

const Row = ({ round, messages }: RowProps) => (
  <tr>
    <th scope="row">
      <a href={round.href}>{round.title}</a>
    </th>
    <td>
      {round.state === 'open' ? <strong>{messages.openNow}</strong> : messages[STATES[round.state]]}
      <br />
      {outcomeOf(round, messages) ?? formatEnd(round, messages)}
      {round.certificateHref !== null && (
        <>
          {' '}
          <a href={round.certificateHref}>
            {messages.certificate}
            <span className={control.hidden}>
              {' '}
              {formatMessage(messages.forRound, { round: round.title })}
            </span>
          </a>
        </>
      )}
    </td>
  </tr>
);

interface RoundsProps extends Pick<Entry, 'rounds'> {
  readonly messages: CompetitionMessages;
}

const Rounds = ({ rounds, messages }: RoundsProps) => (
  <WideTable label={messages.progressTable}>
    <thead>
      <tr>
        <th scope="col">{messages.roundColumn}</th>
        <th scope="col">{messages.statusColumn}</th>
      </tr>
    </thead>
    <tbody>
      {rounds.map((round) => (
        <Row key={round.round} round={round} messages={messages} />
      ))}
    </tbody>
  </WideTable>
);

interface BodyProps {
  readonly id: string;
  readonly entry: Entry;
  readonly termsHref: string;
  readonly messages: CompetitionMessages;
}

const Body = ({ messages, ...form }: BodyProps) => {
  const { entry } = form;
  const { registration } = entry;
  const open = entry.rounds.find(({ state }) => state === 'open');
  if (!registration)
    return entry.canRegister ? (
      <EntryForm {...form} messages={messages} />
    ) : (
      <p>
        {messages.registrationClosed} <a href="/epoch">{messages.seeDates}</a>
      </p>
    );
  return (
    <div className={prose.prose}>
      <p>
        {messages.registered} <strong>{registration.testSlug}</strong>
      </p>
      {open && (
        <p>
          <a className={control.primary} href={open.href}>
            {formatMessage(messages.goToRound, { round: open.title })}
          </a>
        </p>
      )}
      <Rounds rounds={entry.rounds} messages={messages} />
      <details>
        <summary>{messages.editEntry}</summary>
        <EntryForm {...form} messages={messages} />
      </details>
    </div>
  );
};

export const CompetitionEntry = ({
  id,
  data: { entry, termsHref, done, failed },
  messages: { competition: messages },
}: Props) => (
  <Section id={id} title={entry?.title ?? messages.noneTitle}>
    {failed !== null && (
      <div className={`${form.notice} ${form.alarm}`} role="alert">
        {failed}
      </div>
    )}
    {done !== null && failed === null && <FormNotice>{done}</FormNotice>}
    {entry ? (
      <Body id={id} entry={entry} termsHref={termsHref} messages={messages} />
    ) : (
      <p>
        {messages.none} <a href="/epoch">{messages.seeEpoch}</a>
      </p>
    )}
  </Section>
);
