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
  /** What became of the entered answers. */
  readonly note: string | null;
  readonly faults: readonly { readonly name: string; readonly text: string }[];
}

/** Why nothing was stored, with a link to each field that has to change. */
const Alarm = ({ id, text, note, faults }: AlarmProps) => (
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
    {note !== null && <p>{note}</p>}
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
  readonly onAttempt: () => void;
}

const End = ({ settings, isBusy, isPreview, texts, onAttempt }: EndProps) => (
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
        onClick={onAttempt}
      >
        <span aria-hidden={isBusy ? 'true' : undefined}>{settings.submitText}</span>
        <span aria-hidden={isBusy ? undefined : 'true'}>{texts.sending}</span>
      </button>
      {isPreview && <p className={form.aside}>{texts.previewNote}</p>}
    </div>
  </>
);

type AnswerFormState = ReturnType<typeof useAnswerForm>;

/** The fields in order, the consent last, each with the text of its error. */
const fieldsWithFaults = (
  { fields, consent }: Props['settings'],
  faults: AnswerFormState['faults'],
  texts: Texts,
) =>
  [
    ...fields.map((field) => ({ name: fieldNameOf(field), field })),
    ...(consent === '' ? [] : [{ name: CONSENT_FIELD, field: consentFieldOf(consent) }]),
  ].map(({ name, field }) => {
    const fault = faults[name];
    const text = name === CONSENT_FIELD ? texts.consentMissing : null;
    return { name, field, fault: fault && (text ?? formatFault(field, fault, texts)) };
  });

const Fields = ({ state, ...props }: Props & { readonly state: AnswerFormState }) => {
  const { id, settings, data, messages } = props;
  const texts = messages['answer-form'];
  const all = fieldsWithFaults(settings, state.faults, texts);
  const faults = all.flatMap(({ name, fault }) => (fault ? [{ name, text: fault }] : []));
  const alarm = faults.length > 0 ? texts.fixFaults : state.alarm;
  const unsent = faults.length > 0 ? null : texts.nothingLost;
  const note = state.wasTried ? unsent : texts.checkAgain;
  return (
    <>
      <input type="hidden" name="page" value={data.page} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="version" value={data.version} />
      <Decoy id={id} label={texts.leaveEmpty} />
      {alarm !== null && <Alarm id={id} text={alarm} note={note} faults={faults} />}
      {all.map(({ name, field, fault }) => (
        <AnswerField
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          fault={fault}
          messages={texts}
        />
      ))}
      <End
        settings={settings}
        isBusy={state.isBusy}
        isPreview={data.isPreview}
        texts={texts}
        onAttempt={state.onAttempt}
      />
    </>
  );
};

const OpenForm = (props: Props) => {
  const { id, settings, data } = props;
  const { page, version, isPreview, outcome } = data;
  const own = outcome?.form === id ? outcome : null;
  const state = useAnswerForm({
    page,
    block: id,
    version,
    fields: settings.fields,
    needsConsent: settings.consent !== '',
    initial: own && {
      isDone: own.failed === null,
      faults: parseFaults(own.faults),
      alarm: own.failed,
    },
  });
  if (state.isDone)
    return (
      <p className={form.notice} id={`${id}-sent`} ref={state.thanks} role="status" tabIndex={-1}>
        {settings.thanks}
      </p>
    );
  return (
    <>
      {settings.text !== '' && <p className={styles.intro}>{settings.text}</p>}
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
        <Fields {...props} state={state} />
      </form>
    </>
  );
};

/** Questions of marketing to whoever reads the page: plain HTML, which JavaScript takes over. */
export const AnswerForm = (props: Props) => {
  const { id, settings, data } = props;
  return (
    <Section id={id} title={settings.title}>
      <div className={styles.body}>
        {data.isClosed ? (
          <p className={form.notice}>{settings.closedText}</p>
        ) : (
          <OpenForm {...props} />
        )}
      </div>
    </Section>
  );
};
