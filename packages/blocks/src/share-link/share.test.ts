import type { Action } from '@broadsheet/contract/actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import { describe, expect, it } from 'vitest';
import { share } from './share.ts';

const shared = { title: 'Senior Java Developer', url: 'https://site/j/x-1' };
const fail = (error: unknown) => () => Promise.reject(error);
const clipboardOf = (writeText: (text: string) => Promise<void>) =>
  ({ writeText }) as Partial<Clipboard> as Clipboard;

const messages = builtInMessages().share;

const toastsOf = async (browser: Parameters<typeof share>[1]) => {
  const actions: Action[] = [];
  await share(shared, browser, messages, (action) => actions.push(action));
  return actions.map((action) =>
    action.action === 'toast' ? `${action.tone}: ${action.message}` : '',
  );
};

describe('sharing a link', () => {
  it("opens the device's share menu", async () => {
    const given: unknown[] = [];
    const menu = async (data?: ShareData) => {
      given.push(data);
    };
    expect(await toastsOf({ share: menu })).toEqual([]);
    expect(given).toEqual([shared]);
  });

  it('copies it if there is no menu, and shows a toast', async () => {
    const copied: string[] = [];
    const clipboard = clipboardOf(async (text) => {
      copied.push(text);
    });
    expect(await toastsOf({ clipboard })).toEqual([`success: ${messages.copied}`]);
    expect(copied).toEqual([shared.url]);
  });

  it('shows nothing if the user cancels', async () => {
    expect(await toastsOf({ share: fail(new DOMException('no', 'AbortError')) })).toEqual([]);
  });

  it.each([{ clipboard: clipboardOf(fail(new Error('denied'))) }, {}])(
    'shows the link if it can neither be shared nor copied',
    async (browser) => {
      expect(await toastsOf(browser)).toEqual([
        `error: ${formatMessage(messages.notCopied, { url: shared.url })}`,
      ]);
    },
  );
});
