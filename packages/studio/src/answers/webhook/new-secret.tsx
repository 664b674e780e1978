import { useState } from 'react';
import { Button } from 'react-aria-components';
import { DialogFrame } from '../../controls/dialog-frame.tsx';

interface NewSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The browser refuses it without a permission, and does not have it on a site without https. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Shows a secret once: nobody can read it later. All of it is on the screen, also on phones. */
export const NewSecret = ({ secret, onClose }: NewSecretProps) => {
  const [outcome, setOutcome] = useState('');
  const copy = async () =>
    setOutcome(
      (await copyText(secret))
        ? 'Secret copied.'
        : 'Your browser does not allow this. Select the secret and copy it.',
    );
  return (
    <DialogFrame title="Copy the secret now" onClose={onClose}>
      <p>
        Give it to whoever runs the other system, who needs it to check that answers come from here.
        It is not shown again.
      </p>
      <p>
        <code className="webhook-secret">{secret}</code>
      </p>
      <p role="status">{outcome}</p>
      <div className="buttons">
        <Button className="button" onPress={() => void copy()}>
          Copy secret
        </Button>
        <Button className="button-quiet" onPress={onClose}>
          I have copied it
        </Button>
      </div>
    </DialogFrame>
  );
};
