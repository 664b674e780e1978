import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { TOAST_COLOURS } from '@broadsheet/contract/constants';
import { fontStacksOf } from './font-stacks.ts';
import { logoCss, logoVariables } from './logo-css.ts';
import { NEUTRALS, type Scheme } from './neutrals.ts';

/** Equal in both schemes and for all brands. Spaces follow the eight-pixel grid, in rem. */
const MEASURES = {
  'text-small': '0.875rem',
  'text-body': '1rem',
  'text-lead': 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
  'text-title': 'clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)',
  'space-half': '0.25rem',
  'space-1': '0.5rem',
  'space-2': '1rem',
  'space-3': '1.5rem',
  'space-4': '2rem',
  'space-6': '3rem',
  'space-8': '4rem',
  'space-12': '6rem',
  radius: '3px',
  'page-width': '72rem',
  motion: '160ms',
  'toast-success': TOAST_COLOURS.success,
  'toast-error': TOAST_COLOURS.error,
} as const;

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

const schemeOf = (config: BrandConfig, scheme: Scheme): string =>
  `color-scheme:${scheme};${declarations({ ...NEUTRALS[scheme], ...config.colours[scheme], ...logoVariables(config, scheme) })}`;

const fontsOf = ({ fonts }: BrandConfig): Readonly<Record<string, string>> => {
  const { display, text } = fontStacksOf(fonts);
  return { 'font-display': display, 'font-text': text };
};

/**
 * The stylesheet of one brand's custom properties: light or dark by the system's preference or by `data-scheme` on the
 * root, and no motion for people who prefer less.
 */
export const themeCss = (config: BrandConfig): string => {
  const dark = schemeOf(config, 'dark');
  return [
    `:root{${declarations({ ...fontsOf(config), ...MEASURES })}${schemeOf(config, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion:0.01ms;}}',
    ...logoCss(config),
  ].join('\n');
};
