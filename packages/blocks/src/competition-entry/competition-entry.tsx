import { formatInstant } from '@broadsheet/contract/format-instant';
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

const STATES: Readonly<Record<Round['state'], string>> = {
  ahead: 'To come',
  open: 'Open now',
  done: 'Done',
  missed: 'Missed',
  out: 'Not reached',
};

const LAST = 3;

const outcomeOf = ({ round, result }: Round): string | null => {
  if (!result) return null;
  const { position, score, isThrough } = result;
  const rankText = `Place ${position}, score ${score}`;
  if (isThrough)
    return `${rankText}: you ${round === LAST ? 'are among the winners' : 'came through'}.`;
  return round === LAST ? `${rankText}.` : `${rankText}: you did not come through.`;
};

const formatEnd = ({ state, startDate, endDate }: Round): string =>
  state === 'ahead'
    ? `${formatInstant(startDate)} to ${formatInstant(endDate)}`
    : `Until ${formatInstant(endDate)}`;

const Row = ({ round }: { readonly round: Round }) => (
  <tr>
    <th scope="row">
      <a href={round.href}>{round.title}</a>
    </th>
    <td>
      {round.state === 'open' ? <strong>{STATES.open}</strong> : STATES[round.state]}
      <br />
      {outcomeOf(round) ?? formatEnd(round)}
      {round.certificateHref !== null && (
        <>
          {' '}
          <a href={round.certificateHref}>
            Certificate<span className={control.hidden}> of {round.title}</span>
          </a>
        </>
      )}
    </td>
  </tr>
);

const Rounds = ({ rounds }: Pick<Entry, 'rounds'>) => (
  <WideTable label="Rounds, and how they stand">
    <thead>
      <tr>
        <th scope="col">Round</th>
        <th scope="col">How it stands</th>
      </tr>
    </thead>
    <tbody>
      {rounds.map((round) => (
        <Row key={round.round} round={round} />
      ))}
    </tbody>
  </WideTable>
);

const Body = ({ id, entry, termsHref }: { id: string; entry: Entry; termsHref: string }) => {
  const { registration } = entry;
  const open = entry.rounds.find(({ state }) => state === 'open');
  if (!registration)
    return entry.canRegister ? (
      <EntryForm id={id} entry={entry} termsHref={termsHref} />
    ) : (
      <p>
        Registration is not open now. <a href="/epoch">See the dates</a>.
      </p>
    );
  return (
    <div className={prose.prose}>
      <p>
        You are registered. Those who judge know you as <strong>{registration.testSlug}</strong>.
      </p>
      {open && (
        <p>
          <a className={control.primary} href={open.href}>
            Go on with {open.title.charAt(0).toLowerCase() + open.title.slice(1)}
          </a>
        </p>
      )}
      <Rounds rounds={entry.rounds} />
      <details>
        <summary>Change your entry</summary>
        <EntryForm id={id} entry={entry} termsHref={termsHref} />
      </details>
    </div>
  );
};

export const CompetitionEntry = ({ id, data: { entry, termsHref, done, failed } }: Props) => (
  <Section id={id} title={entry?.title ?? 'No competition now'}>
    {failed !== null && (
      <div className={`${form.notice} ${form.alarm}`} role="alert">
        {failed}
      </div>
    )}
    {done !== null && failed === null && <FormNotice>{done}</FormNotice>}
    {entry ? (
      <Body id={id} entry={entry} termsHref={termsHref} />
    ) : (
      <p>
        None is announced now. <a href="/epoch">See Epoch</a>.
      </p>
    )}
  </Section>
);
