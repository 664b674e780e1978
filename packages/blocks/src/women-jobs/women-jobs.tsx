import type { BlockProps } from '../block-component.ts';
import { JobRows } from '../shared/job/job-row.tsx';
import { Pager } from '../shared/list/pager.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { womenJobs } from './schema.ts';
import * as styles from './women-jobs.styles.ts';

type Props = BlockProps<typeof womenJobs>;

interface WithMessages {
  readonly messages: Props['messages']['women'];
}

const Cities = ({
  cities,
  messages,
}: WithMessages & { readonly cities: Props['data']['cities'] }) => (
  <details className={styles.cities}>
    <summary className={styles.summary}>
      {messages.city} <b>{cities.said}</b>
    </summary>
    <fieldset className={styles.choices}>
      <legend className={control.hidden}>{messages.cities}</legend>
      {cities.choices.map(({ value, label, on }) => (
        <label className={styles.choice} key={value}>
          <input
            className={styles.box}
            type="checkbox"
            name="locIds"
            value={value}
            defaultChecked={on}
          />
          {label}
        </label>
      ))}
    </fieldset>
  </details>
);

const Filters = ({ id, data, messages }: WithMessages & Pick<Props, 'id' | 'data'>) => (
  <form className={styles.form} action="/women_at_work">
    {data.mark && <input type="hidden" name="femaleFilter" value={data.mark} />}
    <Cities cities={data.cities} messages={messages} />
    {data.fields.map(({ name, label, any, chosen, options }) => (
      <div key={name}>
        <label className={control.hidden} htmlFor={`${id}-${name}`}>
          {label}
        </label>
        <select className={control.field} id={`${id}-${name}`} name={name} defaultValue={chosen}>
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    ))}
    <button className={control.quiet} type="submit">
      {messages.show}
    </button>
  </form>
);

export const WomenJobs = ({ id, settings, data, messages }: Props) => (
  <Section id={id} title={settings.title} note={data.note}>
    <nav className={styles.marks} aria-label={messages.women.kinds}>
      {data.marks.map(({ label, href, current }) => (
        <a
          className={styles.mark}
          key={label}
          href={href}
          aria-current={current ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
    <Filters id={id} data={data} messages={messages.women} />
    {data.rows.length > 0 ? (
      <JobRows rows={data.rows} messages={messages.jobs} />
    ) : (
      <p>{data.note ? messages.jobs.noSuchPage : settings.emptyText}</p>
    )}
    {data.clearHref && (
      <p>
        <a className={control.textLink} href={data.clearHref}>
          {messages.women.clear}
        </a>
      </p>
    )}
    <Pager pager={data.pager} messages={messages} />
  </Section>
);
