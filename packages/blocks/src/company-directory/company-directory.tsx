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
    <h1 className={styles.title} id={`${id}-title`}>
      {settings.title}
    </h1>
    {settings.intro && <p className={styles.soft}>{settings.intro}</p>}
    <search>
      <form className={styles.form} action="/companies">
        <label className={control.hidden} htmlFor={`${id}-q`}>
          Name of the company
        </label>
        <input
          className={control.field}
          id={`${id}-q`}
          name="q"
          type="search"
          maxLength={120}
          placeholder="Name of the company"
          defaultValue={data.asked}
        />
        <button className={control.primary} type="submit">
          Find
        </button>
      </form>
    </search>
    <p className={styles.soft} role="status">
      {data.asked ? `${data.count} for “${data.asked}”` : data.count}
    </p>
    <h2 className={control.hidden}>Employers by name</h2>
    <div className={styles.list}>
      {data.companies.length > 0 ? (
        <EntryList entries={data.companies} layout="grid" />
      ) : (
        <p className={styles.empty}>
          No company of that name.{' '}
          <a className={control.textLink} href="/companies">
            See all companies
          </a>
        </p>
      )}
    </div>
    <Pager pager={data.pager} messages={messages} />
  </section>
);
