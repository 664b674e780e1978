import { json } from '@broadsheet/upstream/fault-server.fixture';
import {
  CREDENTIALS,
  FORM,
  LOGIN,
  NOW,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  signedIn,
  tokenOf,
  useTestSites,
  VALIDATE,
} from './session-site.fixture.ts';
import type { TestSite } from './test-site.fixture.ts';

export const SAVE = '/api/job/jobdetail/save';
export const PAGE = '/c/backend-jobs?page=2';
export const NAVIGATION = {
  ...FORM,
  ...OWN,
  'sec-fetch-mode': 'navigate',
  referer: `http://tech.localhost${PAGE}`,
};
/** Opens sites with a job service that counts what reaches it, and closes those of each test after it. */
export const useDeferredCallSites = () => {
  const openSite = useTestSites();
  return async (now = () => NOW, loggedInAt = NOW) => {
    const saved: (string | undefined)[] = [];
    const answers = {
      '/auth/login': json(signedIn(await tokenOf({}, loggedInAt))),
      [VALIDATE]: json(sessionOf()),
      '/job/jobdetail/save': json({ message: 'Saved.', saved: 1, count: 1 }),
      '/job/jobdetail/apply': json({ code: 'JOB_CLOSED', message: 'This job has closed.' }, 410),
    };
    const answer = services(answers);
    const site = await openSite({
      now,
      service: (request, response) => {
        if (request.url?.startsWith('/job/jobdetail/save'))
          saved.push(request.headers.authorization);
        return answer(request, response);
      },
    });
    return { site, saved };
  };
};
export const cookiesOf = (answer: Parameters<typeof setCookies>[0]): string =>
  Object.entries(setCookies(answer))
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('; ');
type Answered = Awaited<ReturnType<typeof post>>;

export const loginOf = (asked: Answered): URL =>
  new URL(String(asked.headers.location), 'http://tech.localhost');
/** Where the login leads on to, as its page has it. */
export const nextOf = (asked: Answered): string => loginOf(asked).searchParams.get('next') ?? '';
/** A login by the form of the page at this address, with these cookies. */
export const logIn = (site: TestSite, next: string, cookie: string) =>
  post(site, LOGIN, new URLSearchParams({ ...CREDENTIALS, next }).toString(), {
    ...NAVIGATION,
    cookie,
  });
/** The same by the script of that page. */
export const logInByScript = (site: TestSite, asked: Answered, cookie: string) =>
  post(site, LOGIN, CREDENTIALS, { ...OWN, cookie, referer: loginOf(asked).href });
/** Both in the browser, and on the way, on which it was asked for. */
export const goOn = (site: TestSite, asked: Answered) =>
  logIn(site, nextOf(asked), cookiesOf(asked));
