import { type Persona, previewChange } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { callStudio } from '../../api/call-studio.ts';
import { useQuery } from '../../data/use-query.ts';

/** Renewed well before a preview URL expires after one hour. */
const RENEW_MS = 50 * 60_000;

export type Preview = StudioAnswer<typeof previewChange>;

/** Loads the preview URL of a page in a change, for a persona. @param path null: no request yet */
export const usePreview = (change: string, path: string | null, persona: Persona) =>
  useQuery<Preview>(
    path === null ? null : ['preview', change, path, JSON.stringify(persona)],
    () => callStudio(previewChange, { body: { change, path: path ?? '/', persona } }),
    { refreshInterval: RENEW_MS, revalidateOnFocus: false, keepPreviousData: true },
  );
