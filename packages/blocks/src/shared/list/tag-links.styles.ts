import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { chipShelf } from './shelf.styles.ts';

export const tags = `${css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space1,
  listStyle: 'none',
  margin: 0,
  padding: `${token.spaceHalf} 0`,
})} ${chipShelf}`;
export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  color: token.ink,
  fontSize: token.textSmall,
  textDecoration: 'none',
  transition: `border-color ${token.motion}`,
  '&:hover': { borderColor: token.accentText, color: token.accentText },
});
export const count = css({ color: token.inkSoft, fontVariantNumeric: 'tabular-nums' });
