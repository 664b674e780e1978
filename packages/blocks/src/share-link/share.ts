import type { Action } from '@broadsheet/contract/actions';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

interface Shared {
  readonly title: string;
  /** An absolute URL. */
  readonly url: string;
}

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the share menu of the device, or copies the link to the clipboard if there is none. */
export const share = async (
  shared: Shared,
  { share: shareByMenu, clipboard }: Pick<Partial<Navigator>, 'share' | 'clipboard'>,
  messages: Messages['share'],
  dispatch: (action: Action) => void,
): Promise<void> => {
  try {
    if (shareByMenu) await shareByMenu(shared);
    else if (clipboard) {
      await clipboard.writeText(shared.url);
      dispatch({ action: 'toast', tone: 'success', message: messages.copied });
    } else throw new Error('this browser can neither share nor copy');
  } catch (error) {
    if (isCancelled(error)) return;
    dispatch({
      action: 'toast',
      tone: 'error',
      message: formatMessage(messages.notCopied, { url: shared.url }),
    });
  }
};
