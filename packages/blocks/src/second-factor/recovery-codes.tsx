import type { Action } from '@broadsheet/contract/actions';
import { FormNotice } from '../shared/form/form-notice.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './second-factor.styles.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly dispatch: (action: Action) => void;
  readonly onSaved: () => void;
}

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
};

/** They are told once: whoever has lost the second factor comes in by one of them. */
export const RecoveryCodes = ({ codes, dispatch, onSaved }: RecoveryCodesProps) => {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => dispatch({ action: 'toast', tone: 'success', message: 'Copied.' }),
      () => dispatch({ action: 'toast', tone: 'error', message: 'Copying did not work here.' }),
    );
  return (
    <FormNotice>
      <p>
        The second step is on. Keep these codes where only you find them: each lets you in once when
        you have no other. They are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li className={styles.secret} key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.channels}>
        <button className={control.quiet} type="button" onClick={copy}>
          Copy
        </button>
        <button className={control.quiet} type="button" onClick={() => download(text)}>
          Download
        </button>
        <button className={control.primary} type="button" onClick={onSaved}>
          I have kept them
        </button>
      </div>
    </FormNotice>
  );
};
