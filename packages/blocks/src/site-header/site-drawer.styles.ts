import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const panel = css({
  position: 'absolute',
  zIndex: 40,
  insetInline: `calc(-1 * ${token.space2})`,
  top: '100%',
  boxSizing: 'border-box',
  maxHeight: 'calc(100dvh - 4rem - var(--foot, 0px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: token.space2,
  borderTop: `1px solid ${token.rule}`,
  borderBottom: `3px double ${token.ruleStrong}`,
  backgroundColor: token.surfaceRaised,
  boxShadow: '0 16px 32px rgb(0 0 0 / 0.14)',
  [from('md')]: { insetInline: 0, padding: token.space3, maxHeight: 'calc(100dvh - 9rem)' },
});

/** The groups of pages above the sections: stacked on phones, in columns elsewhere. */
export const groups = css({
  display: 'grid',
  gap: token.space2,
  paddingBottom: token.space2,
  borderBottom: `2px solid ${token.ruleStrong}`,
  [from('md')]: { gridAutoFlow: 'column', gap: token.space4, marginBottom: token.space3 },
});
export const heading = css({
  margin: `${token.space2} 0 0`,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  [from('md')]: { margin: 0 },
});
export const sections = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [from('md')]: { columnWidth: '12.5rem', columnGap: token.space4, marginTop: token.space1 },
});
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderTop: `1px solid ${token.rule}`,
  [from('md')]: { display: 'block', breakInside: 'avoid', paddingBottom: token.space1 },
});
export const sectionLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.ink,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});

/** On phones this toggle folds the keywords after it; wider screens show them. */
export const toggle = css({
  '&:not([open]) + ul': { display: 'none' },
  [from('md')]: { display: 'none', '&:not([open]) + ul': { display: 'block' } },
});
export const toggleSummary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  listStyle: 'none',
  cursor: 'pointer',
  color: token.accentText,
  fontSize: token.textLead,
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+"' },
  'details[open] > &::after': { content: '"–"' },
});
export const tags = css({
  gridColumn: '1 / -1',
  listStyle: 'none',
  margin: 0,
  padding: `0 0 ${token.space1}`,
});
export const tag = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  [from('md')]: { minHeight: '1.75rem' },
});
