import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const layout = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  [from('md')]: {
    gap: token.space3,
    '&:has(> span)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
  },
});
export const cover = css({ aspectRatio: '16 / 9' });
/** How wide pages show the cover. */
export const SHOWN_WIDTH = '(min-width: 768px) 560px, 100vw';
export const body = css({ display: 'grid', justifyItems: 'start', gap: token.space1 });
export const name = css({ margin: 0, fontSize: token.textLead, fontWeight: 700 });
export const link = css({
  color: token.ink,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
export const text = css({ margin: 0, maxWidth: '60ch', overflowWrap: 'anywhere' });
export const facts = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
