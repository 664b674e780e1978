import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import * as styles from './job-filters.styles.ts';
import type { listFilters } from './schema.ts';

type Props = BlockProps<typeof listFilters>;
type GroupData = Props['data']['groups'][number];
type ChoiceData = GroupData['choices'][number];

interface ChoiceProps {
  readonly choice: ChoiceData;
  readonly kind: GroupData['kind'];
}

const Choice = ({ choice: { name, value, label, count, on }, kind }: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      className={styles.box}
      type={kind === 'one' ? 'radio' : 'checkbox'}
      name={name}
      value={value}
      defaultChecked={on}
    />
    <span className={styles.label}>{label}</span>
    {count && (
      <span className={styles.count}>
        {count}
        <span className={control.hidden}> jobs</span>
      </span>
    )}
  </label>
);

/** Of which one is chosen: the way back to none. */
const anyOf = (choices: readonly ChoiceData[]): ChoiceData => ({
  name: choices[0]?.name ?? '',
  value: '',
  label: 'Any',
  count: '',
  on: choices.every(({ on }) => !on),
});

const Group = ({ group: { title, kind, choices, more } }: { readonly group: GroupData }) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupTitle}>{title}</legend>
    {kind === 'one' && <Choice choice={anyOf(choices)} kind={kind} />}
    {choices.map((choice) => (
      <Choice key={`${choice.name} ${choice.value}`} choice={choice} kind={kind} />
    ))}
    {more.length > 0 && (
      <details>
        <summary className={styles.more}>
          {more.length} more
          <span className={control.hidden}> choices of {title}</span>
        </summary>
        {more.map((choice) => (
          <Choice key={`${choice.name} ${choice.value}`} choice={choice} kind={kind} />
        ))}
      </details>
    )}
  </fieldset>
);

/** A plain form: the address says what is chosen, and the browser's navigation takes it over. */
export const JobFilters = ({ id, settings, data }: Props) => (
  <section aria-label={settings.title}>
    <details className={styles.toggle}>
      <summary className={styles.summary}>
        {settings.title}
        {data.on > 0 && ` (${data.on} on)`}
      </summary>
    </details>
    <form action={data.action}>
      <h2 className={styles.title} id={`${id}-title`}>
        {settings.title}
      </h2>
      {data.kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {data.groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <p className={styles.actions}>
        <button className={control.primary} type="submit">
          {settings.apply}
        </button>
        {data.on > 0 && (
          <a className={control.textLink} href={data.clearHref} rel="nofollow">
            Clear all
          </a>
        )}
      </p>
    </form>
  </section>
);
