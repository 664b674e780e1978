import { BREAKPOINTS } from '@broadsheet/contract/constants';
import { css, injectGlobal } from './css.ts';
import { from, token } from './tokens.ts';

injectGlobal({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    fontFamily: token.fontText,
    fontSize: '100%',
    lineHeight: 1.5,
    color: token.ink,
    background: token.surface,
    textSizeAdjust: '100%',
    accentColor: token.accentText,
    scrollbarGutter: 'stable',
  },
  body: {
    margin: 0,
    minHeight: '100vh',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    overflowWrap: 'break-word',
    // At large text, a column can be narrower than a word. The word then breaks, so that the page does not get wider.
    [`@media (max-width: ${BREAKPOINTS.sm - 0.02}px)`]: { overflowWrap: 'anywhere' },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0, padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3': {
    fontFamily: token.fontDisplay,
    fontWeight: 600,
    lineHeight: 1.15,
    textWrap: 'balance',
  },
  h1: { fontSize: token.textTitle, fontWeight: 700 },
  'h2, h3': { fontSize: token.textLead },
  'img, svg, video': { display: 'block', maxWidth: '100%', height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { cursor: 'pointer' },
  a: {
    color: token.accentText,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: '2px' },
  },
  ':focus-visible': { outline: `3px solid ${token.accentText}`, outlineOffset: 2 },
  '[tabindex="-1"]:focus': { outline: 'none' },
  '[hidden]': { display: 'none !important' },
  main: {
    width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
    minHeight: '60vh',
    margin: `0 auto ${token.space3}`,
    [from('md')]: { marginBottom: token.space8 },
  },
  'main > * + *': { marginTop: '1.25rem', [from('md')]: { marginTop: token.space6 } },
});

/** Visible to screen readers only. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The first link of the page, visible on focus. */
export const skipLink = css({
  position: 'absolute',
  top: token.space1,
  left: token.space1,
  zIndex: 100,
  padding: `${token.space1} ${token.space2}`,
  color: token.onAccent,
  background: token.accent,
  '&:not(:focus)': { transform: 'translateY(-400%)' },
});

const buttonBase = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space1,
  minHeight: 44,
  padding: `${token.space1} min(${token.space3}, 5vw)`,
  // The text beside it shrinks first.
  overflowWrap: 'break-word',
  border: '1px solid transparent',
  borderRadius: token.radius,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: `background-color ${token.motion}, border-color ${token.motion}`,
} as const;

/** The primary action, for links and buttons. */
export const button = css({
  ...buttonBase,
  color: token.onAccent,
  background: token.accent,
  '&:hover': { background: `color-mix(in srgb, ${token.accent} 94%, ${token.ink})` },
});

/** A secondary action. */
export const buttonQuiet = css({
  ...buttonBase,
  color: token.ink,
  background: 'transparent',
  borderColor: token.ruleStrong,
  '&:hover': { background: token.surfaceSunk },
});
