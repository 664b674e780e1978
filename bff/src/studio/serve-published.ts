import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { FollowedTexts } from '@broadsheet/publishing/follow-live-texts';
import { withinTime } from '@broadsheet/site-database/within-time';

/** The longest wait of an answer: content whose proof is slow is served later, and the answer says so. */
const TIMEOUT_MS = 5_000;

export interface ServeDeps {
  readonly followed: Pick<FollowedTexts, 'refresh'>;
  readonly content: Pick<ContentStore, 'waitUntilServed'>;
}

/** Resolves whether this replica serves all that is published, as soon as that is known. Never rejects. */
export type ServePublished = () => Promise<boolean>;

export const createServePublished =
  ({ followed, content }: ServeDeps): ServePublished =>
  () => {
    const served = followed.refresh().then(() => content.waitUntilServed());
    // After a failed refresh, the next notification brings the change.
    return withinTime(served, TIMEOUT_MS).catch(() => false);
  };
