import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';
import { chipShelf } from '../shared/list/shelf.styles.ts';

export const chooser = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  padding: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.surfaceSunk,
});
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const text = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
const cells = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: token.space1,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  [from('sm')]: { display: 'flex', flexWrap: 'wrap' },
} as const;
export const bands = `${css(cells)} ${chipShelf}`;
export const links = `${css({ ...cells, listStyle: 'none' })} ${chipShelf}`;
const cell = {
  minHeight: '2.75rem',
  padding: `0 ${token.space1}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  backgroundColor: token.surfaceRaised,
  color: token.ink,
  font: 'inherit',
  fontSize: token.textSmall,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [from('sm')]: { paddingInline: token.space2 },
  '&:hover': { borderColor: token.accentText, color: token.accentText },
} as const;
export const band = css({
  ...cell,
  // The current item has the same width as the others, so marking it moves nothing.
  '&[aria-current]': {
    borderColor: token.accentText,
    color: token.accentText,
    boxShadow: `inset 0 -3px 0 ${token.accent}`,
    // Forced-colors mode shows no custom shadows and colours.
    '@media (forced-colors: active)': { textDecoration: 'underline 3px' },
  },
});
export const link = css({
  ...cell,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textDecoration: 'none',
});
