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
import { SWRConfig } from 'swr';
import { callStudio } from '../api/call-studio.ts';
import { onSessionEnd } from '../api/session-end.ts';
import { StudioError } from '../api/studio-error.ts';
import { documentFacts } from '../app/document-facts.ts';
import { forgetHistories } from '../editor/saving/stored-history.ts';
import { LoginAgain } from './login-again.tsx';
import { LoginPage } from './login-page.tsx';
import { SessionWait } from './session-wait.tsx';

export interface Session {
  readonly staff: Staff;
  readonly may: (needed: StaffRole) => boolean;
  readonly logOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** The current session; only components inside SessionGate can use it. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of SessionGate');
  return session;
};

/**
 * Each login starts with a new cache. Clearing the old cache is not enough: SWR would drop the responses of running
 * calls, and new requests for the same key would wait for them.
 */
const EMPTY_CACHE = { provider: () => new Map() };

/** undefined: not loaded yet; null: logged out. */
type Known = Staff | null | undefined;

/**
 * The single place that decides whether the user is logged in. Without a session it shows the login at any URL. If the
 * session ends, it shows the login over the open page, so that no input is lost.
 */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const [staff, setStaff] = useState<Known>(() => (documentFacts().hasSession ? undefined : null));
  const [hasEnded, setEnded] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [logins, setLogins] = useState(0);

  const loadSession = useCallback(async () => {
    setFault(undefined);
    try {
      setStaff(await callStudio(studioMe));
    } catch (refusal) {
      if (refusal instanceof StudioError && refusal.code === 'UNAUTHORIZED') setStaff(null);
      else setFault(refusal);
    }
  }, []);
  useEffect(() => {
    if (documentFacts().hasSession) void loadSession();
  }, [loadSession]);
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  // After the editor has left: it stores its history then.
  useEffect(() => {
    if (staff === null) forgetHistories();
  }, [staff]);

  const enter = useCallback((entered: Staff) => {
    setLogins((before) => before + 1);
    setStaff(entered);
    // A call of the previous session can be refused after the new login.
    setEnded(false);
  }, []);
  const enterAgain = useCallback((entered: Staff) => {
    setStaff(entered);
    setEnded(false);
  }, []);
  const logOut = useCallback(async () => {
    await callStudio(studioLogout);
    setStaff(null);
  }, []);
  const session = useMemo(
    () =>
      staff ? { staff, may: (needed: StaffRole) => hasRole(staff.role, needed), logOut } : null,
    [staff, logOut],
  );

  if (!session) {
    if (staff === null) return <LoginPage onEnter={enter} />;
    return <SessionWait fault={fault} onRetry={loadSession} />;
  }
  return (
    <SessionContext value={session}>
      <SWRConfig key={logins} value={EMPTY_CACHE}>
        <div className="session" key={session.staff.id}>
          {children}
        </div>
        {hasEnded && <LoginAgain email={session.staff.email} onEnter={enterAgain} />}
      </SWRConfig>
    </SessionContext>
  );
};
