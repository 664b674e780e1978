import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './blocked-companies.styles.ts';
import { CompanyRow } from './company-row.tsx';
import type { blockedCompaniesList } from './schema.ts';

type Props = BlockProps<typeof blockedCompaniesList>;

interface SearchProps {
  readonly id: string;
  readonly searchText: string | null;
  readonly messages: Messages['blocked-companies'];
}

const Search = ({ id, searchText, messages }: SearchProps) => (
  <form className={styles.search} action="/settings/privacy">
    <div className={form.field}>
      <label className={form.label} htmlFor={`${id}-company`}>
        {messages.findLabel}
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
      {messages.find}
    </button>
  </form>
);

export const BlockedCompanies = ({ id, data, messages, dispatch }: Props) => {
  const { next, words: searchText, found } = data;
  const [blocked, setBlocked] = useState(data.blocked);
  const open = found.filter((company) => !blocked.some((other) => other.id === company.id));
  const common = { next, messages, dispatch, onChanged: setBlocked };
  const texts = messages['blocked-companies'];
  return (
    <Section id={id} title={texts.title} note={texts.note}>
      {blocked.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul aria-label={texts.blocked}>
          {blocked.map((company) => (
            <CompanyRow key={company.id} {...company} {...common} isBlocked />
          ))}
        </ul>
      )}
      <Search id={id} searchText={searchText} messages={texts} />
      {searchText !== null && open.length === 0 && (
        <p>{formatMessage(texts.noneFound, { text: searchText })}</p>
      )}
      {open.length > 0 && (
        <ul aria-label={texts.found}>
          {open.map((company) => (
            <CompanyRow key={company.id} {...company} {...common} isBlocked={false} />
          ))}
        </ul>
      )}
    </Section>
  );
};
