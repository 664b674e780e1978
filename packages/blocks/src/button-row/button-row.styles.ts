import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space2,
  // A long word of a marketer, in large text on a small phone.
  overflowWrap: 'anywhere',
});
