import { expect, type Page } from '@playwright/test';
import { findCode } from './no-code.ts';

declare global {
  interface Window {
    /** In pages that a test watches. */
    reportShownTexts: (texts: readonly string[]) => Promise<void>;
  }
}

/**
 * Raw text by intent: the lines of two versions beside each other, what somebody typed into an editor of text, and what is
 * wrong in such a text.
 */
const RAW = '.comparison, [contenteditable=true], .finding-raw';

/** What a text field offers to insert: placeholders of the texts of the site, which people type in braces. */
const PLACEHOLDER = /\{\w+\}/g;

/** Runs in the page: passes on each text as soon as it can be seen. */
const reportTexts = (raw: string): void => {
  // The previewed page, which is the site's own.
  if (window !== window.top) return;
  const seen = new Set<string>();
  const isShown = (element: Element | null): boolean =>
    element?.checkVisibility() === true && element.closest(raw) === null;
  const textsOf = (node: Node): readonly string[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    return ['aria-label', 'placeholder', 'title'].map((name) => node.getAttribute(name) ?? '');
  };
  const readPage = (): readonly string[] => {
    const shown: string[] = [];
    const nodes = document.createTreeWalker(
      document,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const texts = textsOf(node).filter((text) => text.trim() !== '' && !seen.has(text));
      if (texts.length > 0 && isShown(node instanceof Element ? node : node.parentElement))
        shown.push(...texts);
    }
    return shown;
  };
  let isChanged = true;
  new MutationObserver(() => {
    isChanged = true;
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const readFrame = () => {
    if (isChanged) {
      isChanged = false;
      const shown = readPage();
      for (const text of shown) seen.add(text);
      if (shown.length > 0) void window.reportShownTexts(shown);
    }
    requestAnimationFrame(readFrame);
  };
  readFrame();
};

export interface ShownTexts {
  /** Fails if any text so far has a word that only a developer reads, and starts again. */
  readonly expectNoCode: () => void;
}

/** Collects each text that the page shows from now on, and each name and hint of its controls, however short they are there. */
export const watchTexts = async (page: Page): Promise<ShownTexts> => {
  const texts = new Set<string>();
  await page.exposeFunction('reportShownTexts', (shown: readonly string[]) => {
    for (const text of shown) texts.add(text);
  });
  await page.addInitScript(reportTexts, RAW);
  return {
    expectNoCode: () => {
      const found = [...texts].filter(
        (text) => findCode(text.replaceAll(PLACEHOLDER, '')).length > 0,
      );
      expect(texts.size).toBeGreaterThan(0);
      texts.clear();
      expect(found).toEqual([]);
    },
  };
};
