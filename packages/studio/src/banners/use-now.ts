import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** The current time in epoch milliseconds, refreshed at an interval. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
