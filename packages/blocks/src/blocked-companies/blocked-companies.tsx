import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './blocked-companies.styles.ts';
import { CompanyRow } from './company-row.tsx';
import type { blockedCompaniesList } from './schema.ts';

type Props = BlockProps<typeof blockedCompaniesList>;

const Search = ({
  id,
  searchText,
}: {
  readonly id: string;
  readonly searchText: string | null;
}) => (
  <form className={styles.search} action="/settings/privacy">
    <div className={form.field}>
      <label className={form.label} htmlFor={`${id}-company`}>
        Find a company to block
      </label>
      <input
        className={control.field}
        id={`${id}-company`}
        name="company"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        required
        defaultValue={searchText ?? ''}
      />
    </div>
    <button className={control.quiet} type="submit">
      Find
    </button>
  </form>
);

export const BlockedCompanies = ({ id, data, messages, dispatch }: Props) => {
  const { next, words: searchText, found } = data;
  const [blocked, setBlocked] = useState(data.blocked);
  const open = found.filter((company) => !blocked.some((other) => other.id === company.id));
  const common = { next, dispatch, onChanged: setBlocked };
  return (
    <Section
      id={id}
      title="Blocked companies"
      note="They do not find you, and their jobs are left out of all that you are shown."
    >
      {blocked.length === 0 ? (
        <p>You have blocked no company.</p>
      ) : (
        <ul aria-label="Blocked">
          {blocked.map((company) => (
            <CompanyRow key={company.id} {...company} {...common} isBlocked messages={messages} />
          ))}
        </ul>
      )}
      <Search id={id} searchText={searchText} />
      {searchText !== null && open.length === 0 && (
        <p>No other company is called “{searchText}”.</p>
      )}
      {open.length > 0 && (
        <ul aria-label="Found">
          {open.map((company) => (
            <CompanyRow
              key={company.id}
              {...company}
              {...common}
              isBlocked={false}
              messages={messages}
            />
          ))}
        </ul>
      )}
    </Section>
  );
};
