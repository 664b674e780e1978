import { afterEach, expect, it } from 'vitest';
import { TRACK_EVENT, trackPageView } from './track.ts';

const heard: unknown[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent).detail);
document.addEventListener(TRACK_EVENT, listen);
afterEach(() => {
  heard.length = 0;
});

const page = { params: {}, name: 'tag', status: 200 };

it('tracks a view with the category of its page, and whether its job is open', () => {
  const navigation = {
    tag: 'java',
    selected: null,
    slug: 'java',
    location: null,
    actualCategory: 'backend',
  };
  trackPageView({ ...page, kind: 'tag', path: '/k/java-jobs', navigation });
  trackPageView({ ...page, kind: 'jobdetail', path: '/j/x-1', jobdetail: { apply: false } });
  trackPageView({ ...page, kind: 'home', path: '/' });
  expect(heard).toMatchObject([
    { detail: { kind: 'tag', category: 'backend' } },
    { detail: { kind: 'jobdetail', apply: 'false' } },
    { detail: { kind: 'home' } },
  ]);
  expect(Object.keys((heard[2] as { detail: object }).detail)).toEqual(['name', 'kind', 'path']);
});
