import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import {
  chooseResume,
  createResume,
  deleteResume,
  renameResume,
} from '@broadsheet/contract/calls/resume-document';
import type Type from 'typebox';
import * as form from '../shared/form/form.styles.ts';
import { error as failedStyle } from '../shared/form/message.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './own-resumes.styles.ts';
import type { resumeBuilder } from './schema.ts';

type Own = NonNullable<Type.Static<typeof resumeBuilder.data>['own']>;
interface OwnProps {
  /** Of the block: names the fields. */
  readonly id: string;
  readonly own: Own;
}

const NAME_MAX = 60;
const pathOf = (call: CallDefinition, { number }: Own): string =>
  bffPathOf(call).replace('{number}', String(number));
/** Where a form comes back to. */
const Next = ({ href }: { readonly href: string | undefined }) => (
  <input type="hidden" name="next" value={href} />
);
const hrefOf = ({ resumes, number }: Own) => resumes.find((each) => each.number === number)?.href;

const NameField = (props: {
  readonly id: string;
  readonly label: string;
  readonly name?: string;
}) => (
  <div className={form.field}>
    <label className={form.label} htmlFor={props.id}>
      {props.label}
    </label>
    <input
      className={control.field}
      id={props.id}
      name="name"
      required
      maxLength={NAME_MAX}
      defaultValue={props.name}
      placeholder="Java backend"
      autoComplete="off"
    />
  </div>
);

const AddForm = ({ id, own }: OwnProps) =>
  own.resumes.length >= own.limit ? (
    <p className={form.aside}>
      You have {own.limit} resumes, which is the most you can keep. Delete one to add another.
    </p>
  ) : (
    <form className={form.form} method="post" action={bffPathOf(createResume)}>
      <NameField id={`${id}-new`} label="Name of the new resume" />
      <div className={form.end}>
        <button className={control.quiet} type="submit" name="copyOf" value={own.number}>
          Copy {own.name}
        </button>
        <button className={control.quiet} type="submit">
          Start from my profile
        </button>
      </div>
    </form>
  );

const ThisResume = ({ id, own }: OwnProps) => (
  <>
    <form className={form.form} method="post" action={pathOf(renameResume, own)}>
      <Next href={hrefOf(own)} />
      <NameField id={`${id}-name`} label={`Rename ${own.name}`} name={own.name} />
      <button className={control.quiet} type="submit">
        Save name
      </button>
    </form>
    {!own.isMain && (
      <form method="post" action={pathOf(chooseResume, own)}>
        <Next href={hrefOf(own)} />
        <button className={control.quiet} type="submit">
          Make {own.name} my main resume
        </button>
      </form>
    )}
    {own.resumes.length > 1 && (
      <form method="post" action={pathOf(deleteResume, own)}>
        <Next href="/resume-builder" />
        <button className={control.quiet} type="submit">
          Delete {own.name}
        </button>
      </form>
    )}
  </>
);

/** The resumes of the reader: which one is open, and how others are added, named, chosen and deleted. */
export const OwnResumes = (props: OwnProps) => {
  const { own } = props;
  return (
    <>
      {own.failed !== null && (
        <p className={failedStyle} role="alert">
          {own.failed}
        </p>
      )}
      <nav aria-label="Your resumes">
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
              {isMain && <span className={styles.main}> · Main</span>}
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.manage} key={own.number}>
        <summary className={control.textLink}>Add, rename or delete resumes</summary>
        <div className={styles.forms}>
          <p className={form.aside}>
            Keep up to {own.limit} resumes, such as one for each role. Each has its own content,
            order and PDF. Your main resume opens first.
          </p>
          <AddForm {...props} />
          <ThisResume {...props} />
        </div>
      </details>
    </>
  );
};
