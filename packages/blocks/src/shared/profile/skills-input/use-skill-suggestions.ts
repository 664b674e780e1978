import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchSkills, type SkillSuggestion } from './find-skills.ts';

const TYPING_PAUSE_MS = 150;
const NONE: readonly SkillSuggestion[] = [];

const fetchFor = ([, query]: readonly [string, string]) => fetchSkills(query);

/** Skills for what is being typed: none while nothing is, and none when the service fails. */
export const useSkillSuggestions = (typed: string): readonly SkillSuggestion[] => {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = words !== '' && typed.trim() !== '';
  const { data } = useSWR(isAsked ? (['skills', words] as const) : null, fetchFor, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return isAsked ? (data ?? NONE) : NONE;
};
