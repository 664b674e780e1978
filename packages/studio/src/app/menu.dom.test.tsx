import { act } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { closePage, find, pressButton, showPage } from '../test-page.fixture.tsx';
import { Menu } from './menu.tsx';

const isOpen = (): boolean => find('.menu-content', HTMLElement).dataset.open !== undefined;

const show = async (): Promise<void> => {
  await showPage(
    <>
      <Menu>
        <Link to="/history">History</Link>
      </Menu>
      <input aria-label="Heading" />
    </>,
  );
  await pressButton('Menu');
};

afterEach(closePage);

it('opens from its button, and closes with it', async () => {
  await show();
  expect(isOpen()).toBe(true);
  expect(find('.menu-button', HTMLElement).getAttribute('aria-expanded')).toBe('true');
  await pressButton('Menu');
  expect(isOpen()).toBe(false);
});

it('closes with Escape, and its button has the focus', async () => {
  await show();
  find('a', HTMLElement).focus();
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => void find('a', HTMLElement).dispatchEvent(event));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(find('.menu-button', HTMLElement));
});

it('closes once a link of it is followed', async () => {
  await show();
  await act(async () => find('a', HTMLElement).click());
  expect(isOpen()).toBe(false);
});

it('closes when something else is pressed or takes the focus', async () => {
  await show();
  const press = new Event('pointerdown', { bubbles: true });
  await act(async () => void find('input', HTMLElement).dispatchEvent(press));
  expect(isOpen()).toBe(false);
  await pressButton('Menu');
  await act(async () => find('input', HTMLElement).focus());
  expect(isOpen()).toBe(false);
});
