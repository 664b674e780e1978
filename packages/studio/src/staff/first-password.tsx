import { Button } from 'react-aria-components';

interface FirstPasswordProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows the first password once; it cannot be read again. */
export const FirstPassword = ({ name, password, onClose }: FirstPasswordProps) => (
  <>
    <p>Share this temporary password with {name}. You will not see it again.</p>
    <p>
      <code className="password">{password}</code>
    </p>
    <p className="soft">{name} can change it after logging in.</p>
    <div className="buttons">
      <Button className="button" autoFocus onPress={onClose}>
        I’ve copied it
      </Button>
    </div>
  </>
);
