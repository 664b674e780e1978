import type { CallAnswer } from '@broadsheet/contract/call';
import { suggest } from '@broadsheet/contract/calls/job';
import { useEffect, useState } from 'react';
import useSWR from 'swr';

export type Suggestion = CallAnswer<typeof suggest>['items'][number];

const TYPING_PAUSE_MS = 150;
const MIN_TEXT_LENGTH = 2;

const fetchSuggestions = async ([, query]: readonly [string, string]): Promise<Suggestion[]> => {
  const { callService } = await import('@broadsheet/browser-calls/call-service');
  const result = await callService(suggest, { query: { query } }, { page: location.search });
  if (!result.ok) throw new Error(result.error.message);
  return result.data.items;
};

/** Returns suggestions for the typed text; none for a short text or if the service fails. */
export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isEnabled = text.length >= MIN_TEXT_LENGTH && typed.trim().length >= MIN_TEXT_LENGTH;
  const { data } = useSWR(isEnabled ? (['suggest', text] as const) : null, fetchSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return isEnabled ? (data ?? []) : [];
};
