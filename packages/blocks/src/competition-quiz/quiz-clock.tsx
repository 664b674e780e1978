import { SECOND_MS } from '@broadsheet/contract/durations';
import { useEffect, useState } from 'react';

const SECONDS_A_MINUTE = 60;

const format = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND_MS);
  const rest = String(seconds % SECONDS_A_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_A_MINUTE)}:${rest}`;
};

interface QuizClockProps {
  /** Remaining time by the server's clock, at the time of the request. */
  readonly leftMs: number;
  readonly onOver: () => void;
}

/** The remaining time. It counts from the server's value and never compares the reader's clock with the server's. */
export const QuizClock = ({ leftMs, onOver }: QuizClockProps) => {
  const [remainingMs, setRemainingMs] = useState(leftMs);
  useEffect(() => {
    const begun = performance.now();
    const tick = () => {
      const now = Math.max(0, leftMs - (performance.now() - begun));
      setRemainingMs(now);
      if (now > 0) return;
      clearInterval(running);
      onOver();
    };
    const running = setInterval(tick, SECOND_MS);
    return () => clearInterval(running);
  }, [leftMs, onOver]);
  return (
    <span role="timer" data-live="">
      {format(remainingMs)}
    </span>
  );
};
