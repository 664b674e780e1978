import { Failure } from '../controls/failure.tsx';
import { Skeleton } from '../controls/skeleton.tsx';

/** Shown until the session is loaded. */
export const SessionWait = ({
  fault,
  onRetry,
}: {
  readonly fault: unknown;
  readonly onRetry: () => Promise<void>;
}) => (
  <main className="login">
    <h1 className="quiet-heading">Studio</h1>
    {fault ? <Failure fault={fault} onRetry={onRetry} /> : <Skeleton rows={3} />}
  </main>
);
