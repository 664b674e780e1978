import { callService } from '@broadsheet/browser-calls/call-service';
import { parseResume } from '@broadsheet/contract/calls/profile';
import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { useEffect, useRef, useState } from 'react';
import type { Reading } from './reading-text.ts';

const PAUSE_MS = 1_000;
/** The pause grows with each attempt: about a minute in total. */
const MAX_ATTEMPTS = 11;

interface ResumeReading {
  readonly reading: Reading;
  /** Called after a resume upload. */
  readonly begin: () => void;
}

/** Polls whether a resume has been read, with growing pauses. */
export const useResumeReading = (
  isReading: boolean,
  onRead: (resume: ParsedResume) => void,
): ResumeReading => {
  const [reading, setReading] = useState<Reading>(isReading ? 'reading' : 'none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onReadRef = useRef(onRead);
  onReadRef.current = onRead;

  const poll = async (attempt: number): Promise<void> => {
    const result = await callService(parseResume, {}, { page: window.location.search });
    if (timer.current === undefined) return;
    const { status, resume, failure } = result.ok
      ? result.data
      : { status: 'reading', resume: null, failure: null };
    if (status === 'reading' && attempt < MAX_ATTEMPTS) return wait(attempt + 1);
    if (resume) onReadRef.current(resume);
    setReading(resume ? 'read' : (failure ?? (status === 'reading' ? 'slow' : 'none')));
  };
  const wait = (attempt: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void poll(attempt), PAUSE_MS * attempt);
  };
  const begin = () => {
    setReading('reading');
    wait(1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading in progress is polled from the start
  useEffect(() => {
    if (isReading) wait(1);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return { reading, begin };
};
