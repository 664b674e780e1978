import { type Persona, previewChange } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import useSWR from 'swr';
import { callStudio } from '../../api/call-studio.ts';

/** Well within the hour that an address lives. */
const RENEW_MS = 50 * 60_000;

export type Preview = StudioAnswer<typeof previewChange>;

/** The address of a page as a change makes it, for a persona. */
export const usePreview = (change: string, path: string, persona: Persona) =>
  useSWR<Preview, unknown>(
    ['preview', change, path, JSON.stringify(persona)],
    () => callStudio(previewChange, { body: { change, path, persona } }),
    { refreshInterval: RENEW_MS, revalidateOnFocus: false, keepPreviousData: true },
  );
