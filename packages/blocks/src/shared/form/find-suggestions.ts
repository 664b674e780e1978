import { callService } from '@broadsheet/browser-calls/call-service';
import type { CallAnswer } from '@broadsheet/contract/call';
import { suggest } from '@broadsheet/contract/calls/job';

export type Suggestion = CallAnswer<typeof suggest>['items'][number];

/** Loads jobs, skills and companies for the text of a search. Throws an error with a message for people. */
export const findSuggestions = async (query: string): Promise<readonly Suggestion[]> => {
  const result = await callService(suggest, { query: { query } }, { page: location.search });
  if (!result.ok) throw new Error(result.error.message);
  return result.data.items;
};
