import { hasRole, type Staff, type StaffRole } from '@broadsheet/contract/studio/staff';
import { studioLogout, studioMe } from '@broadsheet/contract/studio/staff-calls';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useSWRConfig } from 'swr';
import { callStudio } from '../api/call-studio.ts';
import { onSessionEnd } from '../api/session-end.ts';
import { StudioError } from '../api/studio-error.ts';
import { documentFacts } from '../app/document-facts.ts';
import { LoginAgain } from './login-again.tsx';
import { LoginPage } from './login-page.tsx';
import { SessionWait } from './session-wait.tsx';

export interface Session {
  readonly staff: Staff;
  readonly may: (needed: StaffRole) => boolean;
  readonly logOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Who is logged in; only what stands inside the gate may ask. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('asked for the session outside of its gate');
  return session;
};

/** undefined: not asked yet; null: nobody. */
type Known = Staff | null | undefined;

/**
 * The one place where it is decided who is in. Nobody gets the login, at whatever address; whose session ends gets it
 * over what they have open, so that nothing typed is lost.
 */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const [staff, setStaff] = useState<Known>(() => (documentFacts().hasSession ? undefined : null));
  const [hasEnded, setEnded] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const { mutate } = useSWRConfig();

  const ask = useCallback(async () => {
    setFault(undefined);
    try {
      setStaff(await callStudio(studioMe));
    } catch (refusal) {
      if (refusal instanceof StudioError && refusal.code === 'UNAUTHORIZED') setStaff(null);
      else setFault(refusal);
    }
  }, []);
  useEffect(() => {
    if (documentFacts().hasSession) void ask();
  }, [ask]);
  useEffect(() => onSessionEnd(() => setEnded(true)), []);

  const enter = useCallback((entered: Staff) => setStaff(entered), []);
  const enterAgain = useCallback(
    async (entered: Staff) => {
      setStaff(entered);
      setEnded(false);
      await mutate(() => true);
    },
    [mutate],
  );
  const logOut = useCallback(async () => {
    await callStudio(studioLogout);
    await mutate(() => true, undefined, { revalidate: false });
    setStaff(null);
  }, [mutate]);
  const session = useMemo(
    () =>
      staff ? { staff, may: (needed: StaffRole) => hasRole(staff.role, needed), logOut } : null,
    [staff, logOut],
  );

  if (!session) {
    if (staff === null) return <LoginPage onEnter={enter} />;
    return <SessionWait fault={fault} onRetry={ask} />;
  }
  return (
    <SessionContext value={session}>
      <div className="session" key={session.staff.id}>
        {children}
      </div>
      {hasEnded && <LoginAgain email={session.staff.email} onEnter={enterAgain} />}
    </SessionContext>
  );
};
