import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** The bar has the same height for members and visitors, so the deferred block causes no layout shift. */
export const bar = css({
  height: 'calc(2.75rem + 1px)',
  borderBottom: `1px solid ${token.rule}`,
  backgroundColor: token.surfaceSunk,
});
export const row = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'end',
  gap: token.space3,
  width: `min(100% - 2 * ${token.space2}, ${token.pageWidth})`,
  margin: '0 auto',
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.ink,
  fontSize: token.textSmall,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: '-3px' },
});

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  fontSize: token.textSmall,
  fontWeight: 600,
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"▾"', color: token.inkSoft },
  'details[open] > &::after': { content: '"▴"' },
});
export const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  color: token.onAccent,
  backgroundColor: token.accent,
  lineHeight: 1,
});
export const name = css({
  maxWidth: 'min(14rem, 26vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const pro = css({
  paddingInline: token.spaceHalf,
  border: `1px solid ${token.accentText}`,
  borderRadius: token.radius,
  color: token.accentText,
  fontSize: token.textSmall,
  lineHeight: 1.3,
});

export const unread = css({
  minWidth: '1.25rem',
  paddingInline: token.spaceHalf,
  borderRadius: token.radius,
  color: token.onAccent,
  backgroundColor: token.accent,
  lineHeight: 1.4,
  textAlign: 'center',
});

/**
 * Links to the first pages of the menu, on every page. They are hidden where large text leaves no room; the menu still
 * lists them.
 */
export const shortcuts = css({
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  gap: token.space3,
  listStyle: 'none',
  margin: '0 auto 0 0',
  padding: 0,
  '& > li + li': { display: 'none' },
  [from('md')]: { '& > li + li': { display: 'block' } },
});

/** A drawer as wide as a phone, a sheet of columns elsewhere. */
export const panel = css({
  position: 'absolute',
  zIndex: 50,
  top: '100%',
  insetInline: `calc(-1 * ${token.space2})`,
  boxSizing: 'border-box',
  maxHeight: 'calc(100dvh - 2.75rem)',
  overflowY: 'auto',
  padding: `0 ${token.space2} ${token.space1}`,
  borderBottom: `3px double ${token.ruleStrong}`,
  backgroundColor: token.surfaceRaised,
  boxShadow: '0 16px 32px rgb(0 0 0 / 0.14)',
  '& a, & button': { width: '100%' },
  [from('md')]: { insetInline: 'auto 0', width: '46rem', paddingInline: token.space3 },
});
export const groups = css({
  [from('md')]: { columns: 3, columnGap: token.space4, '& ul': { display: 'block' } },
});
export const group = css({ paddingTop: token.space2, breakInside: 'avoid' });
export const title = css({
  margin: 0,
  paddingBottom: token.spaceHalf,
  borderBottom: `1px solid ${token.rule}`,
  fontFamily: token.fontDisplay,
  fontSize: '1rem',
});
export const foot = css({ marginTop: token.space1, borderTop: `1px solid ${token.rule}` });
export const out = css({ padding: 0, border: 0, background: 'none' });
