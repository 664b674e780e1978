import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({ margin: 0, padding: 0, maxWidth: '40rem', listStyle: 'none' });
export const company = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space2,
  paddingBlock: token.spaceHalf,
  borderBottom: `1px solid ${token.rule}`,
});
