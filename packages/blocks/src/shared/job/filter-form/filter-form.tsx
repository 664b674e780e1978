import * as control from '../../page/control.styles.ts';
import type { FilterChoice, FilterFormData } from './filter-data.ts';
import * as styles from './filter-form.styles.ts';

type GroupData = FilterFormData['groups'][number];

interface ChoiceProps {
  readonly choice: FilterChoice;
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
const anyOf = (choices: readonly FilterChoice[]): FilterChoice => ({
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

interface FilterFormProps {
  readonly id: string;
  readonly settings: { readonly title: string; readonly apply: string };
  readonly data: FilterFormData;
}

/** A plain form: the address says what is chosen, and the browser's navigation takes it over. */
export const FilterForm = ({ id, settings, data }: FilterFormProps) => (
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
