import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import * as styles from './job-filters.styles.ts';
import type { jobFilters } from './schema.ts';

type Props = BlockProps<typeof jobFilters>;
type ChoiceData = Props['data']['groups'][number]['choices'][number];

const Choices = ({ choices }: { readonly choices: readonly ChoiceData[] }) => (
  <ul className={styles.choices}>
    {choices.map(({ label, href, count, on }) => (
      <li key={href}>
        <a
          className={styles.choice}
          href={href}
          rel="nofollow"
          aria-current={on ? 'true' : undefined}
        >
          <span>
            {on && <span aria-hidden="true">✓ </span>}
            {label}
          </span>
          <span className={styles.count}>
            {count}
            <span className={control.hidden}> jobs</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

export const JobFilters = ({ id, settings, data }: Props) => (
  <section aria-label={settings.title}>
    <details className={styles.toggle}>
      <summary className={styles.summary}>
        {settings.title}
        {data.on > 0 && ` (${data.on} on)`}
      </summary>
    </details>
    <div>
      <h2 className={styles.title}>{settings.title}</h2>
      {data.groups.map(({ title, choices, more }, index) => (
        <div className={styles.group} key={title}>
          <h3 className={styles.groupTitle} id={`${id}-${index}`}>
            {title}
          </h3>
          <Choices choices={choices} />
          {more.length > 0 && (
            <details>
              <summary className={styles.more}>
                {more.length} more
                <span className={control.hidden}> choices of {title}</span>
              </summary>
              <Choices choices={more} />
            </details>
          )}
        </div>
      ))}
    </div>
  </section>
);
