import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { Choices } from '../shared/list/list-bar.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { WideTable } from '../shared/list/wide-table.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { formatCount, formatCounted } from '../shared/text/format-count.ts';
import type { competitionResults } from './schema.ts';

type Props = BlockProps<typeof competitionResults>;

const Search = ({
  id,
  fields,
}: {
  readonly id: string;
  readonly fields: Props['data']['fields'];
}) => (
  <search>
    <form className={form.form} action="/epoch#results">
      <input type="hidden" name="competition" value={fields.competitionId} />
      <input type="hidden" name="round" value={fields.round} />
      {(['name', 'institute'] as const).map((field) => (
        <div className={form.field} key={field}>
          <label className={form.label} htmlFor={`${id}-${field}`}>
            {field === 'name' ? 'Name' : 'Institute'}
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
          Search the results
        </button>
      </div>
    </form>
  </search>
);

const Rows = ({ items }: Pick<Props['data'], 'items'>) => (
  <WideTable label="Places and scores">
    <thead>
      <tr>
        <th scope="col">Place</th>
        <th scope="col">Name and institute</th>
        <th scope="col">Score</th>
        <th scope="col">Came through</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ position, name, institute, score, isThrough }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of equals have nothing else that tells them apart
        <tr key={index}>
          <td>{formatCount(position)}</td>
          <td>
            <strong>{name ?? 'Not named'}</strong>
            <br />
            {institute}
          </td>
          <td>{score}</td>
          <td>{isThrough ? 'Yes' : 'No'}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

export const CompetitionResults = ({ id, settings, data, messages }: Props) => {
  const { heading, others, fields, items, total, pager } = data;
  const isSearch = fields.name !== '' || fields.institute !== '';
  return (
    <div id="results">
      <Section id={id} title={settings.title} note={heading}>
        {others.length > 1 && <Choices name="Rounds" choices={others} />}
        <Search id={id} fields={fields} />
        <p>
          {total === 0
            ? 'Nobody is found. Those who have not agreed to be named are not found by name.'
            : `${formatCounted(total, 'participant')}${isSearch ? ' found' : ''}.`}
        </p>
        {items.length > 0 && <Rows items={items} />}
        <Pager pager={pager} messages={messages} />
      </Section>
    </div>
  );
};
