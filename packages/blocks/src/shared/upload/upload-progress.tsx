import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';
import * as styles from './upload.styles.ts';
import type { Upload } from './use-upload.ts';

const HUNDRED = 100;

/** How far a file has come, and what can be done about it. */
export const UploadProgress = ({ state, cancel, retry }: Upload) => {
  if (state.is === 'idle') return null;
  if (state.is === 'failed')
    return (
      <div className={`${form.notice} ${form.alarm}`} role="alert">
        <p>{state.text}</p>
        {state.canRetry && (
          <button className={control.quiet} type="button" onClick={retry}>
            Try again
          </button>
        )}
      </div>
    );
  const percent = Math.floor(state.share * HUNDRED);
  const isThere = percent === HUNDRED;
  return (
    <div className={styles.progress}>
      <span role="status">{isThere ? `Checking ${state.name}…` : `Sending ${state.name}…`}</span>
      <progress max={HUNDRED} value={percent} aria-label={`Sent of ${state.name}`} />
      <span aria-hidden="true">{percent} %</span>
      <button className={control.quiet} type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
};
