import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { fetchSkills, type SkillSuggestion } from './find-skills.ts';

const TYPING_PAUSE_MS = 150;
const NONE: readonly SkillSuggestion[] = [];

const fetchFor = ([, query]: readonly [string, string]) => fetchSkills(query);

/** Returns skills for the typed text; none for an empty text or if the service fails. */
export const useSkillSuggestions = (typed: string): readonly SkillSuggestion[] => {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isEnabled = text !== '' && typed.trim() !== '';
  const { data } = useSWR(isEnabled ? (['skills', text] as const) : null, fetchFor, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return isEnabled ? (data ?? NONE) : NONE;
};
