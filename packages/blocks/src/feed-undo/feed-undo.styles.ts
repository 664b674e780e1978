import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
  margin: 0,
  padding: `${token.space1} ${token.space2}`,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.surfaceSunk,
  overflowWrap: 'anywhere',
});
