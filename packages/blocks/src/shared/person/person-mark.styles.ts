import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const mark = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  backgroundColor: token.accentSoft,
  color: token.ink,
  fontWeight: 650,
});
