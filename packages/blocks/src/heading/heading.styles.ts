import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const heading = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space2,
  paddingTop: token.space3,
  // A long word of a marketer, in large text on a small phone.
  overflowWrap: 'anywhere',
  [from('md')]: { paddingTop: token.space4 },
});
export const title = css({ margin: 0 });
export const text = css({ margin: 0, maxWidth: '60ch', fontSize: token.textLead });
