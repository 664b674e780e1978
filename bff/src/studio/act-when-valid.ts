import { digestOfText } from '@broadsheet/content-store/digest-of-text';
import { AppError } from '@broadsheet/contract/errors';
import type { Deployment } from '@broadsheet/publishing/make-live';
import { type CheckDeps, type CheckedTexts, listNewProofs, refuseFaults } from './check-change.ts';

/** How often a check is repeated when something else was published meanwhile. */
export const TRIES = 5;

/**
 * Checks texts and, if they add no fault, runs `act`; repeats both while `act` returns null because something else was
 * published or a video was deleted meanwhile. Throws CONTENT_FAULTS, CHANGE_MOVED, and the errors of both.
 */
export const actWhenValid = async <Checked extends CheckedTexts, Done>(
  check: () => Promise<Checked>,
  act: (checked: Checked, deployment: Deployment) => Promise<Done | null>,
  { beneath, proofNameOf }: Pick<Deployment, 'beneath'> & Pick<CheckDeps, 'proofNameOf'>,
): Promise<Done> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const checked = await check();
    refuseFaults(checked.findings);
    const proven = listNewProofs(checked, proofNameOf);
    const done = await act(checked, {
      beneath,
      digestOf: digestOfText,
      proven,
      uploadedVideos: checked.uploadedVideos,
    });
    if (done !== null) return done;
  }
  throw new AppError('CHANGE_MOVED');
};
