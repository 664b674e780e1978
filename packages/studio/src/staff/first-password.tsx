import { Button } from 'react-aria-components';

interface FirstPasswordProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shown this once: nobody can read it again. */
export const FirstPassword = ({ name, password, onClose }: FirstPasswordProps) => (
  <>
    <p>Hand this first password over to {name}. It is shown this once.</p>
    <p>
      <code className="password">{password}</code>
    </p>
    <p className="soft">{name} can choose another one after the login.</p>
    <div className="buttons">
      <Button className="button" autoFocus onPress={onClose}>
        I have it
      </Button>
    </div>
  </>
);
