import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const company = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space2,
  maxWidth: '40rem',
  paddingBlock: token.spaceHalf,
  borderBottom: `1px solid ${token.rule}`,
  '& > form': { width: 'auto' },
});
export const search = css({
  display: 'flex',
  alignItems: 'end',
  gap: token.space1,
  maxWidth: '40rem',
  marginTop: token.space2,
  '& > div': { flex: 1 },
});
