import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { EntryList } from '../shared/list/entry-list.tsx';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './company-directory.styles.ts';
import type { companyDirectory } from './schema.ts';

export const CompanyDirectory = ({
  id,
  settings,
  data,
  messages,
}: BlockProps<typeof companyDirectory>) => (
  <section aria-labelledby={`${id}-title`}>
    <h1 id={`${id}-title`}>{settings.title}</h1>
    {settings.intro && <p className={styles.soft}>{settings.intro}</p>}
    <search>
      <form className={styles.form} action="/companies">
        <label className={control.hidden} htmlFor={`${id}-q`}>
          {messages.companies.name}
        </label>
        <input
          className={control.field}
          id={`${id}-q`}
          name="q"
          type="search"
          maxLength={120}
          placeholder={messages.companies.name}
          defaultValue={data.asked}
        />
        <button className={control.primary} type="submit">
          {messages.companies.search}
        </button>
      </form>
    </search>
    <p className={styles.soft} role="status">
      {data.asked
        ? formatMessage(messages.companies.countForSearch, {
            count: data.count,
            search: data.asked,
          })
        : data.count}
    </p>
    <h2 className={control.hidden}>{messages.companies.listHeading}</h2>
    <div className={styles.list}>
      {data.companies.length > 0 ? (
        <EntryList entries={data.companies} layout="grid" />
      ) : (
        <p className={styles.empty}>
          {messages.companies.noneFound}{' '}
          <a className={control.textLink} href="/companies">
            {messages.companies.seeAll}
          </a>
        </p>
      )}
    </div>
    <Pager pager={data.pager} messages={messages} />
  </section>
);
