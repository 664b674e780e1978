import { BREAKPOINTS } from '@broadsheet/contract/constants';

/** Names of the custom properties for all styles; `theme-css.ts` sets their values. */
export const token = {
  surface: 'var(--surface)',
  surfaceRaised: 'var(--surface-raised)',
  surfaceSunk: 'var(--surface-sunk)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  rule: 'var(--rule)',
  ruleStrong: 'var(--rule-strong)',
  accent: 'var(--accent)',
  accentText: 'var(--accent-text)',
  onAccent: 'var(--on-accent)',
  accentSoft: 'var(--accent-soft)',
  positive: 'var(--positive)',
  negative: 'var(--negative)',
  fontDisplay: 'var(--font-display)',
  fontText: 'var(--font-text)',
  textSmall: 'var(--text-small)',
  textBody: 'var(--text-body)',
  textLead: 'var(--text-lead)',
  textTitle: 'var(--text-title)',
  /** 4, 8, 16, 24, 32, 48, 64, 96 px. */
  spaceHalf: 'var(--space-half)',
  space1: 'var(--space-1)',
  space2: 'var(--space-2)',
  space3: 'var(--space-3)',
  space4: 'var(--space-4)',
  space6: 'var(--space-6)',
  space8: 'var(--space-8)',
  space12: 'var(--space-12)',
  radius: 'var(--radius)',
  pageWidth: 'var(--page-width)',
  motion: 'var(--motion)',
  toastSuccess: 'var(--toast-success)',
  toastError: 'var(--toast-error)',
} as const;

/** The width of `main` for the attribute `sizes` of images, which knows no custom properties. */
export const CONTENT_WIDTH = 'min(72rem, 100vw - 2rem)';

/** Media query for viewports at least as wide as a breakpoint. */
export const from = (name: keyof typeof BREAKPOINTS): string =>
  `@media (min-width: ${BREAKPOINTS[name]}px)`;
