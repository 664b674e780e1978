import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { Choices } from '../shared/list/list-bar.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { WideTable } from '../shared/list/wide-table.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { formatCount } from '../shared/text/format-count.ts';
import type { competitionResults } from './schema.ts';

type Props = BlockProps<typeof competitionResults>;

interface SearchProps {
  readonly id: string;
  readonly fields: Props['data']['fields'];
  readonly messages: Messages['competition'];
}

const Search = ({ id, fields, messages }: SearchProps) => (
  <search>
    <form className={form.form} action="/epoch#results">
      <input type="hidden" name="competition" value={fields.competitionId} />
      <input type="hidden" name="round" value={fields.round} />
      {(['name', 'institute'] as const).map((field) => (
        <div className={form.field} key={field}>
          <label className={form.label} htmlFor={`${id}-${field}`}>
            {field === 'name' ? messages.nameLabel : messages.instituteLabel}
          </label>
          <input
            className={control.field}
            id={`${id}-${field}`}
            name={field}
            type="search"
            maxLength={80}
            defaultValue={fields[field]}
          />
        </div>
      ))}
      <div>
        <button className={control.quiet} type="submit">
          {messages.searchResults}
        </button>
      </div>
    </form>
  </search>
);

const Rows = ({ data: { items }, messages: { competition } }: Pick<Props, 'data' | 'messages'>) => (
  <WideTable label={competition.resultsTable}>
    <thead>
      <tr>
        <th scope="col">{competition.rankColumn}</th>
        <th scope="col">{competition.nameColumn}</th>
        <th scope="col">{competition.scoreColumn}</th>
        <th scope="col">{competition.qualifiedColumn}</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ position, name, institute, score, isThrough }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal rows have no other key
        <tr key={index}>
          <td>{formatCount(position)}</td>
          <td>
            <strong>{name ?? competition.nameHidden}</strong>
            <br />
            {institute}
          </td>
          <td>{score}</td>
          <td>{isThrough ? competition.yes : competition.no}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

const formatTotal = (
  { total, fields }: Props['data'],
  { noneFound, participants, participantsFound }: Messages['competition'],
): string => {
  if (total === 0) return noneFound;
  const isSearch = fields.name !== '' || fields.institute !== '';
  return formatMessage(isSearch ? participantsFound : participants, { count: total });
};

export const CompetitionResults = ({ id, settings, data, messages }: Props) => {
  const { competition } = messages;
  const { heading, others, fields, items, pager } = data;
  return (
    <div id="results">
      <Section id={id} title={settings.title} note={heading}>
        {others.length > 1 && <Choices name={competition.rounds} choices={others} />}
        <Search id={id} fields={fields} messages={competition} />
        <p>{formatTotal(data, competition)}</p>
        {items.length > 0 && <Rows data={data} messages={messages} />}
        <Pager pager={pager} messages={messages} />
      </Section>
    </div>
  );
};
