import { Button } from 'react-aria-components';
import { formatFault } from '../format/format-fault.ts';

interface FailureProps {
  readonly fault: unknown;
  readonly onRetry: () => unknown;
}

/** Replaces content that could not be loaded. */
export const Failure = ({ fault, onRetry }: FailureProps) => (
  <div role="alert" className="failure">
    <p>{formatFault(fault)}</p>
    <Button className="button-quiet" onPress={() => void onRetry()}>
      Try again
    </Button>
  </div>
);
