import { isLandingName } from '@broadsheet/contract/page-name';
import { type Persona, previewChange } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { callStudio } from '../../api/call-studio.ts';
import { useQuery } from '../../data/use-query.ts';

/** Renewed well before a preview URL expires after one hour. */
const RENEW_MS = 50 * 60_000;

export type Preview = StudioAnswer<typeof previewChange>;

interface PreviewOptions {
  /** The page of a draft: a landing page is shown although it is archived. */
  readonly kind?: string;
}

/** Loads the preview URL of a page in a change, for a persona. @param path null: no request yet */
export const usePreview = (
  change: string,
  path: string | null,
  persona: Persona,
  { kind = '' }: PreviewOptions = {},
) =>
  useQuery<Preview>(
    path === null ? null : ['preview', change, path, JSON.stringify(persona), kind],
    () => {
      const archived = isLandingName(kind) ? { archived: kind } : {};
      return callStudio(previewChange, {
        body: { change, path: path ?? '/', persona, ...archived },
      });
    },
    { refreshInterval: RENEW_MS, revalidateOnFocus: false, keepPreviousData: true },
  );
