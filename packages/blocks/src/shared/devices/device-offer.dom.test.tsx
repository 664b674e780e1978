import type { Action } from '@broadsheet/contract/actions';
import { DEVICE_OFFER_NAME, NOTICES_CACHE } from '@broadsheet/contract/device-notice';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDeviceBrowser } from './device-browser.fixtures.ts';
import { DeviceOffer } from './device-offer.tsx';

const { 'device-offer': texts } = builtInMessages();
const fetched = vi.fn<typeof fetch>();
const dispatched: Action[] = [];
let browser: ReturnType<typeof stubDeviceBrowser>;
let root: Root;

const show = async (publicKey: string | null = 'key') => {
  fetched.mockImplementation(async () => Response.json({ publicKey, items: [], message: 'On.' }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <DeviceOffer
        about="interviews"
        messages={texts}
        dispatch={(action) => void dispatched.push(action)}
      />,
    ),
  );
};
const findButton = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text);
const press = (text: string) => act(async () => findButton(text)?.click());

beforeEach(() => {
  dispatched.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

describe('the offer of notices', () => {
  it('is a status with two buttons, and leaves the focus and the browser alone', async () => {
    browser = stubDeviceBrowser('default');
    await show();
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.interviews);
    expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      texts.turnOn,
      texts.decline,
    ]);
    expect(document.activeElement).toBe(document.body);
    expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  });

  it('turns notices on by a press, and leads to the settings', async () => {
    browser = stubDeviceBrowser('default');
    await show();
    await press(texts.turnOn);
    expect(browser.notification.requestPermission).toHaveBeenCalledOnce();
    expect(browser.caches.has(NOTICES_CACHE)).toBe(true);
    expect(document.activeElement?.textContent).toBe(texts.on);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/settings/privacy');
    expect(document.querySelector('button')).toBeNull();
    expect(dispatched).toEqual([]);
  });

  it('that is declined does not come again in this browser', async () => {
    browser = stubDeviceBrowser('default');
    await show();
    await press(texts.decline);
    expect(document.activeElement?.textContent).toBe(texts.declined);
    expect(localStorage.getItem(DEVICE_OFFER_NAME)).toContain('declined');
    act(() => root.unmount());
    fetched.mockClear();
    await show();
    expect(document.body.textContent).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  });

  it('says how to allow notices once the browser has refused, and stays if its question is closed', async () => {
    browser = stubDeviceBrowser('default', 'default');
    await show();
    await press(texts.turnOn);
    expect(findButton(texts.turnOn)).toBeDefined();
    act(() => root.unmount());
    browser = stubDeviceBrowser('default', 'denied');
    await show();
    await press(texts.turnOn);
    expect(document.activeElement?.textContent).toBe(texts.denied);
    expect(browser.caches.has(NOTICES_CACHE)).toBe(false);
  });

  it('says that turning on has failed, and can be pressed again', async () => {
    browser = stubDeviceBrowser('granted');
    await show();
    fetched.mockRejectedValue(new TypeError('no network'));
    await press(texts.turnOn);
    expect(document.querySelector('[role=alert]')?.textContent).not.toBe('');
    expect(findButton(texts.turnOn)).toBeDefined();
  });

  it('leaves a session that has ended', async () => {
    browser = stubDeviceBrowser('granted');
    await show();
    fetched.mockImplementation(async () =>
      Response.json({ statusCode: 418, code: 'SESSION_ENDED', message: 'Ended.' }, { status: 418 }),
    );
    await press(texts.turnOn);
    expect(dispatched).toEqual([{ action: 'leave-session', status: 418 }]);
  });
});

describe('no offer is made, and no call,', () => {
  afterEach(() => {
    expect(document.body.textContent).toBe('');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('where the browser has refused', async () => {
    browser = stubDeviceBrowser('denied');
    await show();
    expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  });

  it('where notices are on', async () => {
    browser = stubDeviceBrowser('granted');
    browser.caches.add(NOTICES_CACHE);
    await browser.pushManager.subscribe();
    await show();
    expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  });

  it('where the browser has none', () => show());
});

it('no offer is made where the site sends no notices, or does not answer', async () => {
  browser = stubDeviceBrowser('default');
  await show(null);
  expect(document.body.textContent).toBe('');
  act(() => root.unmount());
  fetched.mockRejectedValue(new TypeError('no network'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(<DeviceOffer about="messages" messages={texts} dispatch={() => undefined} />),
  );
  expect(document.body.textContent).toBe('');
});
