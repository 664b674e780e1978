import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const page = css({ display: 'grid', gap: token.space4 });
export const list = css({ listStyle: 'none', margin: 0, padding: 0 });
export const row = css({
  display: 'grid',
  gap: token.space1,
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
export const title = css({ margin: 0, fontSize: token.textBody, overflowWrap: 'anywhere' });
export const note = css({ margin: 0, color: token.inkSoft });
/** The same height as the links beside it. */
export const lost = css({ margin: 0, color: token.inkSoft, lineHeight: '2.75rem' });
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: token.space3,
  rowGap: token.spaceHalf,
  '& > form': { width: 'auto' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    cursor: 'pointer',
    color: token.accentText,
  },
});
