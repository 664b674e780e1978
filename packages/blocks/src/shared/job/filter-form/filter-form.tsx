import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../../page/control.styles.ts';
import * as styles from './filter-form.styles.ts';
import type { FilterChoice, FilterFormData } from './schema.ts';

type GroupData = FilterFormData['groups'][number];

interface WithMessages {
  readonly messages: Messages['filters'];
}

interface ChoiceProps extends WithMessages {
  readonly choice: FilterChoice;
  readonly kind: GroupData['kind'];
}

const Choice = ({
  choice: { name, value, label, otherNames, count, on },
  kind,
  messages,
}: ChoiceProps) => (
  <label className={styles.choice}>
    <input
      className={styles.box}
      type={kind === 'one' ? 'radio' : 'checkbox'}
      name={name}
      value={value}
      defaultChecked={on}
    />
    <span className={styles.label}>
      {label}
      {otherNames && <span className={control.hidden}> ({otherNames})</span>}
    </span>
    {count && (
      <span className={styles.count} data-count="">
        {count}
        <span className={control.hidden}> {messages.jobsCounted}</span>
      </span>
    )}
  </label>
);

/** The choice that clears a group with one value. */
const anyOf = (choices: readonly FilterChoice[], label: string): FilterChoice => ({
  name: choices[0]?.name ?? '',
  value: '',
  label,
  count: '',
  on: choices.every(({ on }) => !on),
});

const Group = ({
  group: { title, kind, choices, more },
  messages,
}: WithMessages & { readonly group: GroupData }) => (
  <fieldset className={styles.group}>
    <legend className={styles.groupTitle}>{title}</legend>
    {kind === 'one' && (
      <Choice choice={anyOf(choices, messages.any)} kind={kind} messages={messages} />
    )}
    {choices.map((choice) => (
      <Choice
        key={`${choice.name} ${choice.value}`}
        choice={choice}
        kind={kind}
        messages={messages}
      />
    ))}
    {more.length > 0 && (
      <details>
        <summary className={styles.more}>
          {formatMessage(messages.more, { count: more.length })}
          <span className={control.hidden}>
            {' '}
            {formatMessage(messages.moreOf, { filter: title })}
          </span>
        </summary>
        {more.map((choice) => (
          <Choice
            key={`${choice.name} ${choice.value}`}
            choice={choice}
            kind={kind}
            messages={messages}
          />
        ))}
      </details>
    )}
  </fieldset>
);

interface FilterFormProps extends WithMessages {
  readonly id: string;
  readonly settings: { readonly title: string; readonly apply: string };
  readonly data: FilterFormData;
}

/** A plain form: the selection is the query, and soft navigation handles the submit. */
export const FilterForm = ({ id, settings, data, messages }: FilterFormProps) => (
  <section aria-label={settings.title}>
    <details className={styles.toggle} data-filters="">
      <summary className={styles.summary}>
        {data.on > 0
          ? formatMessage(messages.titleWithCount, { title: settings.title, count: data.on })
          : settings.title}
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
        <Group key={group.title} group={group} messages={messages} />
      ))}
      <p className={styles.actions}>
        <button className={control.primary} type="submit">
          {settings.apply}
        </button>
        {data.on > 0 && (
          <a className={control.textLink} href={data.clearHref} rel="nofollow">
            {messages.clearAll}
          </a>
        )}
      </p>
    </form>
  </section>
);
