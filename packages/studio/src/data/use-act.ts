import { useCallback, useRef, useState } from 'react';

export interface Act {
  /** Runs the work, one at a time. A refusal is stored as `fault`. */
  readonly act: (work: () => Promise<void>) => Promise<void>;
  readonly isBusy: boolean;
  readonly fault: unknown;
  readonly forget: () => void;
}

/** The state of an action that the server can refuse. */
export const useAct = (): Act => {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const isRunning = useRef(false);
  const act = useCallback(async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (refusal) {
      setFault(refusal);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  const forget = useCallback(() => setFault(undefined), []);
  return { act, isBusy, fault, forget };
};
