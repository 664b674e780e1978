import { callService } from '@broadsheet/browser-calls/call-service';
import type { CallAnswer } from '@broadsheet/contract/call';
import { suggest } from '@broadsheet/contract/calls/job';
import { readRecent } from './recent-searches.ts';

type FoundSuggestion = CallAnswer<typeof suggest>['items'][number];
export interface Suggestion extends Pick<FoundSuggestion, 'label' | 'href'> {
  readonly kind: FoundSuggestion['kind'] | 'recent';
}

/**
 * Loads jobs, skills and companies for the text of a search; without a text, the recent searches of this browser. Throws an
 * error with a message for people.
 */
export const findSuggestions = async (query: string): Promise<readonly Suggestion[]> => {
  if (query === '') return readRecent().map((search) => ({ ...search, kind: 'recent' }));
  const result = await callService(suggest, { query: { query } }, { page: location.search });
  if (!result.ok) throw new Error(result.error.message);
  return result.data.items;
};
