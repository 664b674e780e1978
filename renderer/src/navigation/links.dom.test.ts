import { beforeEach, describe, expect, it } from 'vitest';
import { clickedLinkOf, submittedPageOf } from './links.ts';

const clickOn = (html: string, init: MouseEventInit = {}, prevented = false): string | null => {
  document.body.innerHTML = html;
  let url: URL | null = null;
  const listen = (event: Event) => {
    url = clickedLinkOf(event as MouseEvent);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const target = document.querySelector('[data-here]') ?? document.querySelector('a');
  if (prevented) target?.addEventListener('click', (event) => event.preventDefault());
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return (url as URL | null)?.href ?? null;
};

const submit = (html: string): string | null => {
  document.body.innerHTML = html;
  let url: URL | null = null;
  const listen = (event: Event) => {
    url = submittedPageOf(event as SubmitEvent);
    event.preventDefault();
  };
  document.addEventListener('submit', listen, { once: true });
  const submitter = document.querySelector('button');
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  return (url as URL | null)?.href ?? null;
};

beforeEach(() => {
  window.location.href = 'http://tech.localhost:3000/c/backend-jobs?exp=2';
});

describe('links that are taken over', () => {
  it('are plain links to other pages of the site, wherever the click was inside them', () => {
    expect(clickOn('<a href="/c/frontend-jobs">x</a>')).toBe(
      'http://tech.localhost:3000/c/frontend-jobs',
    );
    expect(clickOn('<a href="/j/a-1"><b data-here>x</b></a>')).toBe(
      'http://tech.localhost:3000/j/a-1',
    );
    expect(clickOn('<a href="?exp=3#list">x</a>')).toContain('?exp=3#list');
    expect(clickOn('<a href="/search/java-p2.html">x</a>')).toContain('/search/java-p2.html');
  });

  it('are links to the same page too: they reload it', () => {
    expect(clickOn('<a href="">x</a>')).toContain('/c/backend-jobs?exp=2');
  });

  it('exclude other targets, downloads and other sites', () => {
    const others = [
      '<a href="/j/a-1" target="_blank">x</a>',
      '<a href="/j/a-1" download>x</a>',
      '<a href="https://recruit.example/login">x</a>',
      '<a href="http://management.localhost:3000/">x</a>',
      '<a href="mailto:a@b.example">x</a>',
      '<a href="javascript:void 0">x</a>',
      '<a href="#main">x</a>',
      '<a href="/c/backend-jobs?exp=2#main">x</a>',
      '<a href="/api/layout?path=/">x</a>',
      '<a href="/robots.txt">x</a>',
      '<a>x</a>',
      '<b data-here>x</b>',
    ];
    expect(others.filter((html) => clickOn(html) !== null)).toEqual([]);
  });

  it('exclude clicks for a new tab and those that a block handled', () => {
    const link = '<a href="/j/a-1">x</a>';
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ]) {
      expect(clickOn(link, init)).toBeNull();
    }
    expect(clickOn(link, {}, true)).toBeNull();
  });
});

describe('forms that are taken over', () => {
  it('are searches: their fields become the query', () => {
    expect(
      submit(
        '<form action="/search?old=1"><input name="q" value="c++ dev"><input name="exp" value="">' +
          '<button name="sort" value="date"></button></form>',
      ),
    ).toBe('http://tech.localhost:3000/search?q=c%2B%2B+dev&exp=&sort=date');
  });

  it('exclude forms with side effects or another target', () => {
    const others = [
      '<form method="post" action="/preferences/experience"></form>',
      '<form action="https://elsewhere.example/search"></form>',
      '<form action="/search" target="_blank"></form>',
      '<form action="/search"><button formmethod="post"></button></form>',
    ];
    expect(others.filter((html) => submit(html) !== null)).toEqual([]);
  });
});
