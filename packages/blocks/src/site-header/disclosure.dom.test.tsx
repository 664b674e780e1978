import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector}`);
  return found;
};
const details = () => find('details', HTMLDetailsElement);

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div><button id="outside">Outside</button>';
  const root = createRoot(find('#root', HTMLElement));
  await act(async () =>
    root.render(
      <Disclosure className="" summaryClassName="" summary="Menu">
        <a href="#there">There</a>
        <p>Text</p>
      </Disclosure>,
    ),
  );
  details().open = true;
  return () => act(async () => root.unmount());
});

describe('an open disclosure', () => {
  it('closes on Escape and returns the focus to its summary', () => {
    find('a', HTMLAnchorElement).focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(details().open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('closes on a click outside, and when a link in it is followed', () => {
    find('#outside', HTMLButtonElement).click();
    expect(details().open).toBe(false);
    details().open = true;
    find('a', HTMLAnchorElement).click();
    expect(details().open).toBe(false);
  });

  it('stays open on a click on its text', () => {
    find('details p', HTMLElement).click();
    expect(details().open).toBe(true);
  });
});
