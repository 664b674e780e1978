import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const soft = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const back = css({
  // Above the link that covers the row.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space3,
  width: 'fit-content',
});
export const recruiters = css({ listStyle: 'none', margin: 0, padding: 0 });
export const recruiter = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
  paddingBlock: token.space1,
  borderTop: `1px solid ${token.rule}`,
  '&:first-of-type': { borderTop: 0 },
});
