import { TOAST_LIMIT } from '@broadsheet/contract/constants';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { button } from '@broadsheet/theme/base.styles';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToast } from './toasts.ts';

const site = { messages: builtInMessages().browser };
const shown = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('#toasts > *')].map(
    (toast) => toast.querySelector('p')?.textContent,
  );

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section id="toasts"></section>';
  return () => vi.useRealTimers();
});

describe('toasts', () => {
  it('are at most four at once: the oldest gives way', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) addToast(site, 'error', `message ${number}`);
    expect(shown()).toHaveLength(TOAST_LIMIT);
    expect(shown()).toEqual(['message 3', 'message 4', 'message 5', 'message 6']);
  });

  it('are announced by urgency and never parsed as markup', () => {
    addToast(site, 'success', 'Saved');
    addToast(site, 'error', '<img src=x onerror=alert(1)>');
    const roles = [...document.querySelectorAll('#toasts > *')].map((toast) =>
      toast.getAttribute('role'),
    );
    expect(roles).toEqual(['status', 'alert']);
    expect(document.querySelector('img')).toBeNull();
  });

  it('disappear after a success, and stay after an error', () => {
    addToast(site, 'success', 'Saved');
    addToast(site, 'error', 'Failed');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Failed']);
  });

  it('wait during hover or focus', () => {
    addToast(site, 'success', 'Saved');
    const toast = document.querySelector('#toasts > *');
    toast?.dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Saved']);
    toast?.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([]);
  });

  it('are at the bottom of the window, or at its top above a covered primary button', () => {
    document.body.insertAdjacentHTML('afterbegin', `<a class="${button}">Apply</a>`);
    const region = document.getElementById('toasts') as HTMLElement;
    const main = document.querySelector('a') as HTMLElement;
    let mainTop = 700;
    const boxAt = (top: number) => new DOMRect(0, top, 300, 50);
    main.getBoundingClientRect = () => boxAt(mainTop);
    const measured = vi
      .spyOn(HTMLDivElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => boxAt(region.dataset.edge === 'top' ? 16 : 720));
    addToast(site, 'error', 'Failed');
    expect(region.dataset.edge).toBe('top');
    mainTop = 20;
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
    expect(region.dataset.edge).toBe('bottom');
    measured.mockRestore();
  });

  it('are dismissed by their button or by Escape', () => {
    addToast(site, 'error', 'one');
    addToast(site, 'error', 'two');
    document.querySelector<HTMLButtonElement>('#toasts button')?.click();
    expect(shown()).toEqual(['two']);
    document
      .querySelector('#toasts button')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(shown()).toEqual([]);
  });
});
