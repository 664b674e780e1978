import { Failure } from '../controls/failure.tsx';
import { Skeleton } from '../controls/skeleton.tsx';

/** Until it is known who is there. */
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
