import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** Without scripts the labels are headings, and every tab is open. */
const SCRIPTED = '@media (scripting: enabled)';

export const list = css({
  display: 'none',
  gap: token.space1,
  overflowX: 'auto',
  // A scrolled list shows the outline of its first tab.
  padding: '4px 4px 0',
  margin: '-4px -4px 0',
  borderBottom: `1px solid ${token.rule}`,
  [SCRIPTED]: { display: 'flex' },
  '&[data-awake]': { display: 'flex' },
});
export const tab = css({
  flex: 'none',
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: token.inkSoft,
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:hover': { color: token.ink },
  '&[aria-selected="true"]': { borderBottomColor: token.accent, color: token.ink },
});
export const panel = css({
  paddingTop: token.space3,
  // A tab without blocks for this reader.
  '&:has(> [data-slot-content]:empty)': { display: 'none' },
  [SCRIPTED]: { '&[data-closed="true"]': { display: 'none' } },
  '& > [data-slot-content] > * + *': { marginTop: token.space4 },
});
export const heading = css({
  margin: `0 0 ${token.space2}`,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  lineHeight: 1.2,
  [SCRIPTED]: { display: 'none' },
});
