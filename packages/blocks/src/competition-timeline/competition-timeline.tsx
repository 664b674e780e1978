import { formatInstant } from '@broadsheet/contract/format-instant';
import type { BlockProps } from '../block-component.ts';
import { WideTable } from '../shared/list/wide-table.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as prose from '../shared/text/prose-content.styles.ts';
import type { competitionTimeline } from './schema.ts';

type Props = BlockProps<typeof competitionTimeline>;
type Competition = NonNullable<Props['data']['competition']>;

const STATES = { over: 'Over', now: 'Open now', ahead: 'To come' } as const;

const Dates = ({ dates }: Pick<Competition, 'dates'>) => (
  <WideTable label="Rounds and their dates">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      {dates.map(({ label, startDate, endDate, state }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            <br />
            {state === 'now' ? <strong>{STATES.now}</strong> : STATES[state]}
          </th>
          <td>
            <time dateTime={startDate}>{formatInstant(startDate)}</time> to{' '}
            <time dateTime={endDate}>{formatInstant(endDate)}</time>
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

const Round = ({ round }: { readonly round: Competition['rounds'][number] }) => (
  <>
    <h3>{round.title}</h3>
    <p>
      <strong>{round.subTitle}.</strong> {round.details}
    </p>
    <ul>
      {round.instructions.map((text) => (
        <li key={text}>{text}</li>
      ))}
      <li>
        {round.elimination ? 'The best of this round go on.' : 'Nobody is out by this round.'}
      </li>
    </ul>
    <p>
      <a href={round.href}>
        Go to it<span className={control.hidden}>: {round.title}</span>
      </a>
    </p>
  </>
);

export const CompetitionTimeline = ({ id, settings, data }: Props) => {
  const { competition, entryHref, termsHref } = data;
  if (!competition)
    return (
      <Section id={id} title="No dates now">
        <p>{settings.idle}</p>
      </Section>
    );
  return (
    <Section id={id} title={competition.title} note={competition.now}>
      <div className={prose.prose}>
        <p>{competition.subTitle}</p>
        <Dates dates={competition.dates} />
        <p>
          <a className={control.primary} href={entryHref}>
            {settings.enter}
          </a>
        </p>
        <p>
          <a href={termsHref}>Terms</a>
        </p>
        {competition.rounds.map((round) => (
          <Round key={round.title} round={round} />
        ))}
      </div>
    </Section>
  );
};
