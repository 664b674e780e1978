import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: token.space3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
