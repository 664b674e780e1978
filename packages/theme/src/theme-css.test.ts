import { readFileSync } from 'node:fs';
import { BRANDS } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { describe, expect, it } from 'vitest';
import { NEUTRALS } from './neutrals.ts';
import { themeCss } from './theme-css.ts';
import { token } from './tokens.ts';

const configOf = (brand: string): BrandConfig =>
  JSON.parse(
    readFileSync(new URL(`../../../brand-configs/${brand}.json`, import.meta.url), 'utf8'),
  ) as BrandConfig;

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe.each(BRANDS)('the theme of %s', (brand) => {
  const config = configOf(brand);

  it.each(['light', 'dark'] as const)('has readable text in %s', (scheme) => {
    const neutral = NEUTRALS[scheme];
    const accent = config.colours[scheme];
    const surfaces = [neutral.surface, neutral.surfaceRaised, neutral.surfaceSunk];
    const pairs = [
      ...[neutral.ink, neutral.inkSoft, neutral.positive, neutral.negative, accent.accentText]
        // biome-ignore format: one pair per line is easier to read
        .flatMap((text) => surfaces.map((surface): [string, string] => [text, surface])),
      [accent.onAccent, accent.accent] satisfies [string, string],
      [accent.accentText, accent.accentSoft] satisfies [string, string],
      [neutral.ink, accent.accentSoft] satisfies [string, string],
    ];
    const unreadable = pairs.filter(([text, surface]) => contrast(text, surface) < 4.5);
    expect(unreadable).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has distinguishable controls in %s', (scheme) => {
    const neutral = NEUTRALS[scheme];
    expect(contrast(neutral.ruleStrong, neutral.surface)).toBeGreaterThanOrEqual(3);
  });

  it('gives every token a value in light', () => {
    const root = themeCss(config).split('\n')[0] ?? '';
    const missing = Object.values(token).filter(
      (value) => !root.includes(`${value.slice('var('.length, -1)}:`),
    );
    expect(missing).toEqual([]);
  });

  it('has the fonts that the brand chose, and no others', () => {
    const usual = themeCss(config);
    expect(themeCss({ ...config, fonts: 'newsreader' })).toBe(usual);
    const css = themeCss({ ...config, fonts: 'serif-headings' });
    expect(css).toContain("--font-display:'Iowan Old Style'");
    expect(css).not.toContain('Newsreader');
    expect(css.length).toBeLessThan(usual.length + 100);
  });

  it('has rules of a logo only where there is one, and of two schemes only where it has two', () => {
    expect(themeCss(config)).not.toContain('logo');
    const logo = { light: '/media/a.webp', alt: 'Jobs' };
    const one = themeCss({ ...config, logo });
    expect(one).toContain('.logo{width:6.6667em;');
    expect(one).not.toContain('logo-dark');
    const two = themeCss({ ...config, logo: { ...logo, dark: '/media/b.webp' } });
    expect(two.split('--logo-light:none;--logo-dark:inline;')).toHaveLength(3);
    expect(two).toContain('.logo-light{display:var(--logo-light);}');
  });

  it('is dark by system preference or by the root, and stays light if the root says so', () => {
    const css = themeCss(config);
    const dark = `--accent:${config.colours.dark.accent};`;
    expect(css.split(dark)).toHaveLength(3);
    expect(css).toContain(':root:not([data-scheme=light])');
    expect(css).toContain(':root[data-scheme=dark]');
  });
});
