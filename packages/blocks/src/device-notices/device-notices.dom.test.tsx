import type { Action } from '@broadsheet/contract/actions';
import { settings as readSettings } from '@broadsheet/contract/calls/account';
import { devices } from '@broadsheet/contract/calls/devices';
import { NOTICES_CACHE } from '@broadsheet/contract/device-notice';
import { DEFAULT_SETTINGS } from '@broadsheet/contract/entities/profile-settings';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderContext } from '../loader-context.fixtures.ts';
import { sessionFixture } from '../session.fixtures.ts';
import { DEVICE_ENDPOINT, stubDeviceBrowser } from '../shared/devices/device-browser.fixtures.ts';
import { fixtures } from './device-notices.fixtures.ts';
import { DeviceNotices } from './device-notices.tsx';
import { loadDeviceNotices } from './loader.ts';

const { devices: texts } = builtInMessages();
const fetched = vi.fn<typeof fetch>();
const dispatched: Action[] = [];
let root: ReturnType<typeof createRoot>;
let container: HTMLElement;

beforeEach(() => {
  dispatched.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const show = async () => {
  const { data, settings } = fixtures.usual as NonNullable<typeof fixtures.usual>;
  if (!data) throw new Error('the fixture has no data');
  await act(async () =>
    root.render(
      <DeviceNotices
        id="own"
        settings={settings}
        data={data}
        slots={{}}
        messages={builtInMessages()}
        dispatch={(action) => void dispatched.push(action)}
      />,
    ),
  );
};
const findButton = (text: string) =>
  [...container.querySelectorAll('button')].find((button) => button.textContent === text);
const press = async (text: string) => act(async () => findButton(text)?.click());

describe('notices on this device', () => {
  it('are turned on by a press, which alone brings the question of the browser', async () => {
    const { notification, caches } = stubDeviceBrowser('default', 'granted');
    fetched.mockImplementation(async () => Response.json({ message: 'On.' }));
    await show();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await press(texts.turnOn);
    expect(container.textContent).toContain(texts.on);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/user/notifications/devices/add');
    expect(JSON.parse(String(init?.body))).toEqual({
      endpoint: DEVICE_ENDPOINT,
      p256dh: 'P',
      auth: 'A',
    });
    expect(caches.has(NOTICES_CACHE)).toBe(true);
    expect(dispatched).toEqual([{ action: 'toast', tone: 'success', message: 'On.' }]);
    await press(texts.turnOff);
    expect(findButton(texts.turnOn)).toBeDefined();
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/user/notifications/devices/remove');
    expect(caches.has(NOTICES_CACHE)).toBe(false);
  });

  it('that are refused have no button, and say how to allow them', async () => {
    stubDeviceBrowser('default', 'denied');
    await show();
    await press(texts.turnOn);
    expect(container.textContent).toContain(texts.denied);
    expect(findButton(texts.turnOn)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stay as they were if the question is closed', async () => {
    stubDeviceBrowser('default', 'default');
    await show();
    await press(texts.turnOn);
    expect(findButton(texts.turnOn)).toBeDefined();
    expect(container.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('are off, with the reason, if the server refuses or the browser cannot subscribe', async () => {
    const { pushManager, caches } = stubDeviceBrowser('granted', 'granted');
    fetched.mockImplementation(async () =>
      Response.json({ statusCode: 400, code: 'VALIDATION', message: 'Not here.' }, { status: 400 }),
    );
    await show();
    await press(texts.turnOn);
    expect(container.textContent).toContain('Not here.');
    expect(await pushManager.getSubscription()).toBeNull();
    pushManager.subscribe.mockRejectedValue(new Error('no push service'));
    await press(texts.turnOn);
    expect(container.textContent).toContain(texts.failed);
    expect(caches.has(NOTICES_CACHE)).toBe(false);
  });

  it('say why a browser has none', async () => {
    await show();
    expect(container.textContent).toContain(texts.unsupported);
    act(() => root.unmount());
    root = createRoot(container);
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla (iPhone; ...)');
    await show();
    expect(container.textContent).toContain(texts.needsInstall);
    agent.mockRestore();
  });
});

describe('the loader', () => {
  const stored = {
    ...DEFAULT_SETTINGS,
    noticeMessages: 0,
    invalidEmail: 0,
    emailChangeRequestedOn: 0,
    testPending: 0,
    followUpUsed: 0,
    twoFactorAuth: 0,
  };
  const load = (publicKey: string | null, session: typeof sessionFixture | null, path: string) => {
    const answers = {
      [devices.path]: { publicKey, items: [] },
      [readSettings.path]: { settings: stored },
    };
    return loadDeviceNotices({}, loaderContext(path, answers, { session }).context);
  };

  it('has the key of the site and each kind with its state', async () => {
    const { data } = await load('key', sessionFixture, '/settings/privacy');
    expect(data?.publicKey).toBe('key');
    expect(data?.kinds.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['noticeInterviews', true],
      ['noticeMessages', false],
      ['noticeAlerts', true],
    ]);
  });

  it('has nothing for visitors, in other sections, and on a site that sends none', async () => {
    expect(await load('key', null, '/settings/privacy')).toEqual({ data: null });
    expect(await load('key', sessionFixture, '/settings/plans')).toEqual({ data: null });
    expect(await load(null, sessionFixture, '/settings/privacy')).toEqual({ data: null });
  });
});
