import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { FollowedTexts } from '@broadsheet/publishing/follow-live-texts';

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
  async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    });
    // After a failed refresh, the next notification brings the change.
    const served = followed
      .refresh()
      .then(() => content.waitUntilServed())
      .catch(() => false);
    try {
      return await Promise.race([served, late]);
    } finally {
      clearTimeout(timer);
    }
  };
