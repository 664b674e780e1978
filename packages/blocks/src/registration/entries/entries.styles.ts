import { visuallyHidden } from '@broadsheet/theme/base.styles';
import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { foldMark } from '../../shared/page/fold-mark.styles.ts';

export const list = css({ width: 'min(100%, 40rem)' });
export const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space2,
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
  '& > form': { width: 'auto' },
  '& > details': { flexBasis: '100%' },
});
export const title = css({ fontWeight: 650 });
export const more = css({
  '& > summary': {
    ...foldMark,
    minHeight: '2.75rem',
    color: token.accentText,
    fontWeight: 600,
    cursor: 'pointer',
  },
});
export const about = visuallyHidden;
