import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageState } from '../page/page-state.ts';
import { changeContext, DEFAULT_CONTEXT, readContext } from './app-context.ts';
import { endSession, pathAfterSession } from './end-session.ts';
import { hasUnsentText } from './has-unsent-text.ts';
import { loadSession } from './load-session.ts';

const pageOf = (kind: string, path = `/${kind}`): PageState['page'] => ({
  kind,
  path,
  params: {},
  name: kind,
  status: 200,
});
const ASHA = {
  isLoggedIn: true,
  statusType: 'active',
  userId: 7,
  isPro: true,
  obfuscatedUserId: 'x7',
  authInfo: { name: 'Asha' },
} as const;
const assigned: string[] = [];
const cookies: string[] = [];

beforeEach(() => {
  assigned.length = 0;
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void assigned.push(String(url)));
  cookies.length = 0;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('member=1');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  window.history.replaceState(null, '', '/settings/privacy');
  localStorage.setItem('storedToken', '{"value":"t","expiresAt":9e15}');
  localStorage.setItem('storedFilter', '{}');
  localStorage.setItem('recent-searches', '[]');
  localStorage.setItem('device-offer', '{}');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  changeContext(() => DEFAULT_CONTEXT);
});

const signIn = async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...ASHA, reader: {} }));
  await loadSession();
};

describe('the session in the browser', () => {
  it('starts empty, and is loaded once if there is a sign of one', async () => {
    expect(readContext().session).toMatchObject({ isLoggedIn: false, userId: -1, authInfo: null });
    expect(readContext().reCap).toBe('123');
    const fetched = vi.fn(async () => Response.json(ASHA));
    vi.stubGlobal('fetch', fetched);
    await Promise.all([loadSession(), loadSession()]);
    expect(await loadSession()).toEqual(ASHA);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('stays empty if the service does not respond', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 503 }));
    expect(await loadSession()).toMatchObject({ isLoggedIn: false, userId: -1 });
  });
});

describe('an ended session', () => {
  it('leaves nothing behind', async () => {
    await signIn();
    endSession(pageOf('settings'), 406);
    expect(readContext()).toEqual(DEFAULT_CONTEXT);
    expect(localStorage.length).toBe(0);
    expect(cookies).toEqual(['filter=; Path=/; Max-Age=0']);
    expect(assigned).toEqual(['/']);
  });

  it('stays on pages that are for everybody, and leaves those of a person', () => {
    for (const status of [406, 418] as const) {
      for (const kind of ['category', 'tag', 'jobdetail'])
        expect(pathAfterSession(pageOf(kind, '/x?page=2'), status)).toBe('/x?page=2');
      expect(pathAfterSession(pageOf('settings'), status)).toBe('/');
    }
  });

  it('leads from a page with typed text through the login back to it', () => {
    expect(pathAfterSession(pageOf('settings'), 418, '/settings/privacy?a=1')).toBe(
      '/login?next=%2Fsettings%2Fprivacy%3Fa%3D1',
    );
  });

  it('is nothing new where people sign in', () => {
    endSession(pageOf('login'), 406);
    endSession(pageOf('register'), 418, '/');
    expect(assigned).toEqual([]);
    expect(localStorage.length).toBe(4);
  });
});

it('detects unsent text in the tab', () => {
  sessionStorage.clear();
  sessionStorage.setItem('broadsheet:scroll', '{}');
  expect(hasUnsentText()).toBe(false);
  sessionStorage.setItem('draft:course-enquiry', '{}');
  expect(hasUnsentText()).toBe(true);
  sessionStorage.clear();
  sessionStorage.setItem('chat:7', '[]');
  expect(hasUnsentText()).toBe(true);
  sessionStorage.clear();
});

it('a call that needs somebody, and finds nobody, leads home and forgets nothing', async () => {
  await signIn();
  endSession(pageOf('category'), 401);
  endSession(pageOf('home', '/'), 401);
  expect(assigned).toEqual(['/']);
  expect(readContext().session.userId).toBe(7);
  expect(localStorage.length).toBe(4);
});
