import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** Covers the whole window. */
export const sheet = css({
  boxSizing: 'border-box',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: token.space2,
  border: 0,
  backgroundColor: token.surface,
  color: token.ink,
});
export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
});
export const title = css({ margin: 0, fontFamily: token.fontDisplay, fontSize: token.textLead });
export const form = css({ display: 'grid', gap: token.space1, paddingBlock: token.space2 });

/** Below the search of the header, above the page. */
export const panel = css({
  display: 'none',
  [from('md')]: {
    display: 'block',
    position: 'absolute',
    zIndex: 30,
    insetInline: 0,
    width: `min(100% - 2 * ${token.space2}, 40rem)`,
    margin: '0 auto',
    '& > section': {
      padding: `0 ${token.space2} ${token.space1}`,
      border: `1px solid ${token.rule}`,
      borderTop: 0,
      backgroundColor: token.surfaceRaised,
      boxShadow: '0 16px 32px rgb(0 0 0 / 0.14)',
    },
  },
});
export const recentHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: token.space1,
});
export const recentTitle = css({
  margin: 0,
  fontFamily: token.fontText,
  fontSize: token.textSmall,
  fontWeight: 650,
});
export const recent = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: `1px solid ${token.rule}` },
});
