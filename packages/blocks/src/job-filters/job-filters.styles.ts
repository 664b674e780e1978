import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** On phones the panel after it is folded away until this is opened; wider screens always show it. */
export const toggle = css({
  '&:not([open]) + div': { display: 'none' },
  [from('md')]: { display: 'none', '&:not([open]) + div': { display: 'block' } },
});
export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  fontWeight: 650,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+"', color: token.accentText, fontSize: token.textLead },
  'details[open] > &::after': { content: '"–"' },
});

export const title = css({
  fontFamily: token.fontText,
  display: 'none',
  margin: 0,
  paddingBlock: token.space1,
  fontSize: token.textBody,
  fontWeight: 650,
  [from('md')]: { display: 'block' },
});
export const group = css({ borderTop: `1px solid ${token.rule}`, paddingBlock: token.space1 });
export const groupTitle = css({
  fontFamily: token.fontText,
  margin: `${token.spaceHalf} 0 0`,
  fontSize: token.textSmall,
  fontWeight: 650,
});
export const choices = css({ listStyle: 'none', margin: 0, padding: 0 });
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space1,
  minHeight: '2.75rem',
  color: token.ink,
  fontSize: token.textSmall,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  '&[aria-current]': { color: token.accentText, fontWeight: 650 },
  [from('md')]: { minHeight: '2rem' },
});
export const count = css({
  color: token.inkSoft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const more = css({
  minHeight: '2.75rem',
  alignContent: 'center',
  color: token.accentText,
  fontSize: token.textSmall,
  cursor: 'pointer',
  [from('md')]: { minHeight: '2rem' },
});
