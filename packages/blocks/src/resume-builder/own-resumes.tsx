import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import {
  chooseResume,
  createResume,
  deleteResume,
  renameResume,
} from '@broadsheet/contract/calls/resume-document';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import * as form from '../shared/form/form.styles.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { error as failedStyle } from '../shared/form/message.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { NameField } from './name-field.tsx';
import * as styles from './own-resumes.styles.ts';
import type { resumeBuilder } from './schema.ts';

type Own = NonNullable<Type.Static<typeof resumeBuilder.data>['own']>;
interface OwnProps {
  /** The block id, which prefixes the ids of the fields. */
  readonly id: string;
  readonly own: Own;
  readonly messages: Messages['resume-builder'];
}

const pathOf = (call: CallDefinition, { number }: Own): string =>
  bffPathOf(call).replace('{number}', String(number));
/** The path to which a form returns. */
const Next = ({ href }: { readonly href: string | undefined }) => (
  <input type="hidden" name="next" value={href} />
);
const hrefOf = ({ resumes, number }: Own) => resumes.find((each) => each.number === number)?.href;

const AddForm = ({ id, own, messages }: OwnProps) =>
  own.resumes.length >= own.limit ? (
    <p className={form.aside}>{formatMessage(messages.limitReached, { limit: own.limit })}</p>
  ) : (
    <form className={form.form} method="post" action={bffPathOf(createResume)}>
      <NameField id={`${id}-new`} label={messages.newName} placeholder={messages.namePlaceholder} />
      <div className={form.end}>
        <button className={control.quiet} type="submit" name="copyOf" value={own.number}>
          {formatMessage(messages.copy, { resume: own.name })}
        </button>
        <button className={control.quiet} type="submit">
          {messages.fromProfile}
        </button>
      </div>
    </form>
  );

const ThisResume = ({ id, own, messages }: OwnProps) => (
  <>
    <form className={form.form} method="post" action={pathOf(renameResume, own)}>
      <Next href={hrefOf(own)} />
      <NameField
        id={`${id}-name`}
        label={formatMessage(messages.rename, { resume: own.name })}
        placeholder={messages.namePlaceholder}
        name={own.name}
      />
      <button className={control.quiet} type="submit">
        {messages.saveName}
      </button>
    </form>
    {!own.isMain && (
      <form method="post" action={pathOf(chooseResume, own)}>
        <Next href={hrefOf(own)} />
        <button className={control.quiet} type="submit">
          {formatMessage(messages.makeMain, { resume: own.name })}
        </button>
      </form>
    )}
    {own.resumes.length > 1 && (
      <form method="post" action={pathOf(deleteResume, own)}>
        <Next href="/resume-builder" />
        <button className={control.quiet} type="submit">
          {formatMessage(messages.delete, { resume: own.name })}
        </button>
      </form>
    )}
  </>
);

/** The reader's resumes: opens, adds, renames, selects and deletes them. */
export const OwnResumes = (props: OwnProps) => {
  const { own, messages } = props;
  return (
    <>
      {own.failed !== null && (
        <p className={failedStyle} role="alert">
          {own.failed}
        </p>
      )}
      {own.profile?.isDone && <FormNotice>{messages.inProfile}</FormNotice>}
      <nav aria-label={messages.ownTitle}>
        <ul className={styles.list}>
          {own.resumes.map(({ number, name, href, isMain }) => (
            <li key={number}>
              <a
                className={control.textLink}
                href={href}
                aria-current={number === own.number ? 'page' : undefined}
              >
                {name}
              </a>
              {isMain && <span className={styles.main}> · {messages.main}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.manage} key={own.number}>
        <summary className={control.textLink}>{messages.manage}</summary>
        <div className={styles.forms}>
          <p className={form.aside}>{formatMessage(messages.manageText, { limit: own.limit })}</p>
          <AddForm {...props} />
          <ThisResume {...props} />
        </div>
      </details>
    </>
  );
};
