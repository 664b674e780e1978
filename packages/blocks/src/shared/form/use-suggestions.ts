import type { CallAnswer } from '@broadsheet/contract/call';
import { suggest } from '@broadsheet/contract/calls/job';
import { useEffect, useState } from 'react';
import useSWR from 'swr';

export type Suggestion = CallAnswer<typeof suggest>['items'][number];

const TYPING_PAUSE_MS = 150;
const WORDS_LEAST = 2;

const fetchSuggestions = async ([, query]: readonly [string, string]): Promise<Suggestion[]> => {
  const { callService } = await import('@broadsheet/browser-calls/call-service');
  const result = await callService(suggest, { query: { query } }, { page: location.search });
  if (!result.ok) throw new Error(result.error.message);
  return result.data.items;
};

/** Suggestions for what is being typed; none while it is short, and none when the service fails. */
export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const asked = words.length >= WORDS_LEAST && typed.trim().length >= WORDS_LEAST;
  const { data } = useSWR(asked ? (['suggest', words] as const) : null, fetchSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return asked ? (data ?? []) : [];
};
