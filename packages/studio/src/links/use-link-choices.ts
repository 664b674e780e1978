import { listPages } from '@broadsheet/contract/studio/content-calls';
import { useDeferredValue, useMemo } from 'react';
import { useCall } from '../data/use-call.ts';
import { type LinkChoice, pageChoices, targetChoices, uniqueChoices } from './link-choices.ts';
import { useLinkTargets } from './use-link-targets.ts';

/** A written link is no text to search for. */
const isSearch = (text: string): boolean => text.length > 1 && !text.includes('/');

/** What a link can lead to, by what was typed. @param isOpen whether the list is shown */
export const useLinkChoices = (typed: string, isOpen: boolean): readonly LinkChoice[] => {
  const text = useDeferredValue(typed.trim());
  const pages = useCall(listPages, isOpen ? {} : null);
  const targets = useLinkTargets(isOpen && isSearch(text) ? text : null);
  return useMemo(() => {
    const found = isSearch(text) ? targetChoices(targets) : [];
    return uniqueChoices([...pageChoices(pages.data?.items ?? [], text), ...found]);
  }, [pages.data, targets, text]);
};
