import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { PasswordDialog } from '../session/password-dialog.tsx';
import { useSession } from '../session/session.tsx';

/** The menu of the logged-in user. */
export const Account = () => {
  const { staff, logOut } = useSession();
  const { act, isBusy, fault } = useAct();
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="account" aria-label="Your account">
      <p>
        {staff.name} <span className="soft">{staff.role}</span>
      </p>
      <div className="buttons">
        <Button className="button-bare" onPress={() => setChanging(true)}>
          Change password
        </Button>
        <Button
          className="button-bare"
          data-busy={isBusy || undefined}
          onPress={() => void act(logOut)}
        >
          Log out
        </Button>
      </div>
      <FaultLine fault={fault} />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </section>
  );
};
