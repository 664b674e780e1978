import type { FormFieldSetting } from '@broadsheet/contract/answer-form';
import { DECOY_FIELD, FORM_ANSWERS_PATH, parseFaults } from '@broadsheet/contract/form-answer-path';
import { CONSENT_FIELD, fieldNameOf } from '@broadsheet/contract/read-answers';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { AnswerField } from './answer-field.tsx';
import * as styles from './answer-form.styles.ts';
import { formatFault } from './format-fault.ts';
import type { answerForm } from './schema.ts';
import { useAnswerForm } from './use-answer-form.ts';

type Props = BlockProps<typeof answerForm>;
type Texts = Messages['answer-form'];

/** The consent is a box that has to be ticked. */
const consentFieldOf = (consent: string): FormFieldSetting => ({
  kind: 'tick-box',
  label: consent,
  required: true,
});

interface AlarmProps {
  readonly id: string;
  readonly text: string;
  readonly faults: readonly { readonly name: string; readonly text: string }[];
}

/** Why nothing was stored, with a link to each field that has to change. */
const Alarm = ({ id, text, faults }: AlarmProps) => (
  <div className={`${form.notice} ${form.alarm}`} role="alert">
    <p className={form.alarmTitle}>{text}</p>
    {faults.length > 0 && (
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault.name}>
            <a href={`#${id}-${fault.name}`}>{fault.text}</a>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** People do not see it, and programs that fill in everything are known by it. */
const Decoy = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <div className={control.hidden} aria-hidden="true">
    <label htmlFor={`${id}-${DECOY_FIELD}`}>{label}</label>
    <input id={`${id}-${DECOY_FIELD}`} name={DECOY_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);

interface EndProps {
  readonly settings: Props['settings'];
  readonly isBusy: boolean;
  readonly isPreview: boolean;
  readonly texts: Texts;
}

const End = ({ settings, isBusy, isPreview, texts }: EndProps) => (
  <>
    <p className={styles.purpose}>
      {settings.purpose} {formatMessage(texts.deletedAfter, { days: settings.answerDays })}{' '}
      <a className={styles.privacy} href="/privacy">
        {texts.privacyPolicy}
      </a>
    </p>
    <div className={form.end}>
      <button
        className={`${control.primary} ${form.submit}`}
        type={isPreview ? 'button' : 'submit'}
        aria-disabled={isBusy || isPreview}
      >
        <span aria-hidden={isBusy ? 'true' : undefined}>{settings.submitText}</span>
        <span aria-hidden={isBusy ? undefined : 'true'}>{texts.sending}</span>
      </button>
      {isPreview && <p className={form.aside}>{texts.previewNote}</p>}
    </div>
  </>
);

const OpenForm = ({ id, settings, data, messages }: Props) => {
  const texts = messages['answer-form'];
  const { fields, consent, thanks } = settings;
  const { page, isPreview, outcome } = data;
  const own = outcome?.form === id ? outcome : null;
  const state = useAnswerForm({
    page,
    block: id,
    fields,
    needsConsent: consent !== '',
    initial: {
      isDone: own !== null && own.failed === null,
      faults: parseFaults(own?.faults ?? ''),
      alarm: own?.failed ?? null,
    },
  });
  if (state.isDone)
    return (
      <p className={form.notice} id={`${id}-sent`} ref={state.thanks} role="status" tabIndex={-1}>
        {thanks}
      </p>
    );
  const all = [
    ...fields.map((field) => ({ name: fieldNameOf(field), field })),
    ...(consent === '' ? [] : [{ name: CONSENT_FIELD, field: consentFieldOf(consent) }]),
  ].map(({ name, field }) => {
    const fault = state.faults[name];
    const missing = name === CONSENT_FIELD ? texts.consentMissing : null;
    return { name, field, text: fault && (missing ?? formatFault(field, fault, texts)) };
  });
  const faults = all.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
  return (
    <form
      className={`${form.form} ${styles.form}`}
      id={`${id}-sent`}
      ref={state.form}
      method="post"
      action={isPreview ? undefined : FORM_ANSWERS_PATH}
      aria-labelledby={`${id}-title`}
      aria-busy={state.isBusy}
      onInput={state.onInput}
      onSubmit={isPreview ? (event) => event.preventDefault() : state.onSubmit}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="block" value={id} />
      <Decoy id={id} label={texts.leaveEmpty} />
      {faults.length > 0 && <Alarm id={id} text={texts.fixFaults} faults={faults} />}
      {faults.length === 0 && state.alarm !== null && (
        <Alarm id={id} text={state.alarm} faults={[]} />
      )}
      {all.map(({ name, field, text }) => (
        <AnswerField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          fault={text}
          messages={texts}
        />
      ))}
      <End settings={settings} isBusy={state.isBusy} isPreview={isPreview} texts={texts} />
    </form>
  );
};

/** Questions of marketing to whoever reads the page: plain HTML, which JavaScript takes over. */
export const AnswerForm = (props: Props) => {
  const { id, settings, data } = props;
  return (
    <Section id={id} title={settings.title}>
      <div className={styles.body}>
        {settings.text !== '' && <p className={styles.intro}>{settings.text}</p>}
        {data.isClosed ? (
          <p className={form.notice}>{settings.closedText}</p>
        ) : (
          <OpenForm {...props} />
        )}
      </div>
    </Section>
  );
};
