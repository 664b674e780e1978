import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';
import * as styles from './upload.styles.ts';
import type { Upload } from './use-upload.ts';

const HUNDRED = 100;

interface UploadProgressProps extends Upload {
  readonly messages: Pick<Messages, 'forms' | 'upload'>;
}

/** The progress of an upload, with buttons to cancel or retry. */
export const UploadProgress = ({ state, cancel, retry, messages }: UploadProgressProps) => {
  if (state.is === 'idle') return null;
  if (state.is === 'failed')
    return (
      <div className={`${form.notice} ${form.alarm}`} role="alert">
        <p>{state.text}</p>
        {state.canRetry && (
          <button className={control.quiet} type="button" onClick={retry}>
            {messages.forms.tryAgain}
          </button>
        )}
      </div>
    );
  const percent = Math.floor(state.share * HUNDRED);
  const isThere = percent === HUNDRED;
  const uploading = formatMessage(messages.upload.uploading, { file: state.name });
  const checking = formatMessage(messages.upload.checking, { file: state.name });
  return (
    <div className={styles.progress}>
      <span role="status">{isThere ? checking : uploading}</span>
      <progress max={HUNDRED} value={percent} aria-label={uploading} />
      <span aria-hidden="true">{percent} %</span>
      <button className={control.quiet} type="button" onClick={cancel}>
        {messages.forms.cancel}
      </button>
    </div>
  );
};
