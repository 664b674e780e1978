import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const note = css({
  maxWidth: '68ch',
  margin: 0,
  marginBlockStart: token.space3,
  padding: token.space2,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.surfaceSunk,
  overflowWrap: 'anywhere',
});
