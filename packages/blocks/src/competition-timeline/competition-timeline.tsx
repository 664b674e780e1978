import { formatInstant } from '@broadsheet/contract/format-instant';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import { WideTable } from '../shared/list/wide-table.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as prose from '../shared/text/prose-content.styles.ts';
import type { competitionTimeline } from './schema.ts';

type Props = BlockProps<typeof competitionTimeline>;
type Competition = NonNullable<Props['data']['competition']>;

type CompetitionMessages = Messages['competition'];

const STATES = { over: 'over', now: 'openNow', ahead: 'upcoming' } as const;

interface DatesProps extends Pick<Competition, 'dates'> {
  readonly messages: CompetitionMessages;
}

const Dates = ({ dates, messages }: DatesProps) => (
  <WideTable label={messages.datesTable}>
    <thead>
      <tr>
        <th scope="col">{messages.stageColumn}</th>
        <th scope="col">{messages.datesColumn}</th>
      </tr>
    </thead>
    <tbody>
      {dates.map(({ label, startDate, endDate, state }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            <br />
            {state === 'now' ? <strong>{messages.openNow}</strong> : messages[STATES[state]]}
          </th>
          <td>
            <time dateTime={startDate}>{formatInstant(startDate)}</time> {messages.dateTo}{' '}
            <time dateTime={endDate}>{formatInstant(endDate)}</time>
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

interface RoundProps {
  readonly round: Competition['rounds'][number];
  readonly messages: CompetitionMessages;
}

const Round = ({ round, messages }: RoundProps) => (
  <>
    <h3>{round.title}</h3>
    <p>
      <strong>{round.subTitle}.</strong> {round.details}
    </p>
    <ul>
      {round.instructions.map((text) => (
        <li key={text}>{text}</li>
      ))}
      <li>{round.elimination ? messages.eliminates : messages.noElimination}</li>
    </ul>
    <p>
      <a href={round.href}>
        {messages.openRound}
        <span className={control.hidden}>: {round.title}</span>
      </a>
    </p>
  </>
);

export const CompetitionTimeline = ({
  id,
  settings,
  data,
  messages: { competition: messages },
}: Props) => {
  const { competition, entryHref, termsHref } = data;
  if (!competition)
    return (
      <Section id={id} title={messages.noDatesTitle}>
        <p>{settings.idle}</p>
      </Section>
    );
  return (
    <Section id={id} title={competition.title} note={competition.now}>
      <div className={prose.prose}>
        <p>{competition.subTitle}</p>
        <Dates dates={competition.dates} messages={messages} />
        <p>
          <a className={control.primary} href={entryHref}>
            {settings.enter}
          </a>
        </p>
        <p>
          <a href={termsHref}>{messages.termsLink}</a>
        </p>
        {competition.rounds.map((round) => (
          <Round key={round.title} round={round} messages={messages} />
        ))}
      </div>
    </Section>
  );
};
