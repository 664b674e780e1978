import { bffPathOf, type CallAnswer } from '@broadsheet/contract/call';
import { suggest } from '@broadsheet/contract/calls/job';
import { useEffect, useState } from 'react';
import useSWR from 'swr';

export type Suggestion = CallAnswer<typeof suggest>['items'][number];

const TYPING_PAUSE_MS = 150;
const WORDS_LEAST = 2;

const fetchSuggestions = async (url: string): Promise<Suggestion[]> => {
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`suggestions answered ${answer.status}`);
  const body: CallAnswer<typeof suggest> = await answer.json();
  return body.items;
};

/** Suggestions for what is being typed; none while it is short, and none when the service fails. */
export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const asked = words.length >= WORDS_LEAST && typed.trim().length >= WORDS_LEAST;
  const query = new URLSearchParams({ query: words });
  const { data } = useSWR(asked ? `${bffPathOf(suggest)}?${query}` : null, fetchSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return asked ? (data ?? []) : [];
};
