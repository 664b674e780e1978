import { fileURLToPath } from 'node:url';
import { writtenRules } from '@broadsheet/theme/css';
import { describe, expect, it } from 'vitest';
import { evaluateStyles } from './evaluate-styles.ts';
import { findStyles, plainModule } from './extract-styles.ts';

const RENDERER = fileURLToPath(new URL('..', import.meta.url));

describe('extracting styles', () => {
  it('gives the same class names as the modules without extraction', async () => {
    const files = findStyles();
    expect(files.length).toBeGreaterThan(3);
    const { modules } = await evaluateStyles(RENDERER, files);
    for (const file of files) {
      const imported: unknown = await import(/* @vite-ignore */ file);
      expect([file, modules[file]]).toEqual([file, { ...(imported as object) }]);
    }
  });

  it('has the same rules as the modules without extraction', async () => {
    const files = findStyles();
    const { css } = await evaluateStyles(RENDERER, files);
    for (const file of files) await import(/* @vite-ignore */ file);
    const rules = writtenRules();
    expect(rules.length).toBeGreaterThan(files.length);
    expect(rules.filter((rule) => !css.includes(rule))).toEqual([]);
  });

  it('has a rule for every name, the globals first, always in the same order', async () => {
    const files = findStyles();
    const once = await evaluateStyles(RENDERER, files);
    const again = await evaluateStyles(RENDERER, files);
    expect(again.css).toBe(once.css);
    expect(once.css.indexOf('box-sizing')).toBeLessThan(once.css.indexOf('.bs-'));
    const names = JSON.stringify(once.modules).match(/\bbs-[a-z0-9]+/g) ?? [];
    const unruled = names.filter((name) => !once.css.includes(`.${name}`));
    expect(unruled).toEqual([]);
  });

  it('lets a block override what it shares, and what blocks share override what every page uses', () => {
    const files = findStyles();
    expect(new Set(files).size).toBe(files.length);
    const indexOf = (end: string) => files.findIndex((file) => file.endsWith(end));
    const order = [
      'theme/src/base.styles.ts',
      'blocks/src/shared/page/control.styles.ts',
      'blocks/src/shared/application/question-fields.styles.ts',
      'blocks/src/account-menu/account-menu.styles.ts',
      'src/page/page.styles.ts',
    ].map(indexOf);
    expect(order[0]).toBeGreaterThanOrEqual(0);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('makes modules of plain names, and refuses runtime values', () => {
    expect(plainModule('a.styles.ts', { box: 'bs-1', tones: { loud: 'bs-2' } })).toBe(
      'export const box = "bs-1";\nexport const tones = {"loud":"bs-2"};',
    );
    expect(() => plainModule('a.styles.ts', { box: () => 'bs-1' })).toThrow(
      'a.styles.ts: "box" is a function; styles export names only',
    );
  });
});
