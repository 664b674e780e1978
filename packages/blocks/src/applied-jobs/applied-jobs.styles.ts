import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { aside as soft } from '../shared/form/form.styles.ts';

export const tabs = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space3,
  marginBottom: token.space1,
  borderBlock: `1px solid ${token.rule}`,
});
export const tab = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.spaceHalf,
  minHeight: '2.75rem',
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: 650, boxShadow: `inset 0 -3px 0 ${token.accent}` },
});
export const row = css({
  display: 'flex',
  gap: token.space2,
  paddingBlock: token.space2,
  borderTop: `1px solid ${token.rule}`,
  '&:first-of-type': { borderTop: 0 },
});
export const what = css({ display: 'grid', flex: 1, gap: token.spaceHalf, minWidth: 0 });
export const job = css({
  fontFamily: token.fontText,
  fontSize: token.textBody,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const link = css({
  display: 'inline-block',
  paddingBlock: token.spaceHalf,
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
export const empty = css({ paddingBlock: token.space3 });
