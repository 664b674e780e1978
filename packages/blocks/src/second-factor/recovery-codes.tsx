import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import { FormNotice } from '../shared/form/form-notice.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './second-factor.styles.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly messages: Messages['two-step'];
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

/** The recovery codes. They are shown once; each one allows a login if the second factor is lost. */
export const RecoveryCodes = ({ codes, messages, dispatch, onSaved }: RecoveryCodesProps) => {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => dispatch({ action: 'toast', tone: 'success', message: messages.copied }),
      () => dispatch({ action: 'toast', tone: 'error', message: messages.notCopied }),
    );
  return (
    <FormNotice>
      <p>{messages.saveCodes}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li className={styles.secret} key={code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.channels}>
        <button className={control.quiet} type="button" onClick={copy}>
          {messages.copy}
        </button>
        <button className={control.quiet} type="button" onClick={() => download(text)}>
          {messages.download}
        </button>
        <button className={control.primary} type="button" onClick={onSaved}>
          {messages.codesSaved}
        </button>
      </div>
    </FormNotice>
  );
};
