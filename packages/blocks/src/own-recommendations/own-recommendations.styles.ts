import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { visuallyHidden as heard } from '@broadsheet/theme/base.styles';

export const page = css({ display: 'grid', gap: token.space4, paddingTop: token.space3 });
export const row = css({
  display: 'grid',
  gap: token.space1,
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
});
export const request = css({ display: 'grid', margin: 0, overflowWrap: 'anywhere' });
export const note = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space2,
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
