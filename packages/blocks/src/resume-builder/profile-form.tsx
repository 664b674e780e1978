import { bffPathOf } from '@broadsheet/contract/call';
import { addResumeToProfile } from '@broadsheet/contract/calls/resume-document';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormEvent } from 'react';
import type Type from 'typebox';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import type { resumeBuilder } from './schema.ts';
import type { ResumeEditing } from './use-resume.ts';

type Own = NonNullable<Type.Static<typeof resumeBuilder.data>['own']>;
interface ProfileFileProps {
  /** The id of the text that names the replaced file. */
  readonly id: string;
  readonly profile: NonNullable<Own['profile']>;
  readonly messages: Messages['resume-builder'];
}
interface ProfileFormProps extends ProfileFileProps {
  readonly number: number;
  readonly editing: ResumeEditing;
}

/** The button that makes this resume the file that applications send. It saves pending changes first. */
export const ProfileForm = ({ id, number, profile, editing, messages }: ProfileFormProps) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (editing.state.at === 'saved') return;
    event.preventDefault();
    const { currentTarget } = event;
    void editing.flush().then((isSaved) => {
      if (isSaved) currentTarget.submit();
    });
  };
  return (
    <form
      method="post"
      action={bffPathOf(addResumeToProfile).replace('{number}', String(number))}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="next" value={profile.next} />
      <button
        className={control.quiet}
        type="submit"
        aria-describedby={profile.file ? id : undefined}
      >
        {messages.useInProfile}
      </button>
    </form>
  );
};

/** Names the file that the profile loses, and offers it. */
export const ReplacedFile = ({ id, profile: { file }, messages }: ProfileFileProps) =>
  file && (
    <p className={form.aside}>
      <span id={id}>{formatMessage(messages.replacesFile, { file: file.name })}</span>{' '}
      <a className={control.textLink} href={file.url} rel="nofollow">
        {messages.downloadFile}
      </a>
    </p>
  );
