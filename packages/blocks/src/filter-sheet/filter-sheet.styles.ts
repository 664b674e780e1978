import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** Covers the whole window; the button that shows the jobs stays at its foot. */
export const sheet = css({
  boxSizing: 'border-box',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${token.space2}`,
  border: 0,
  backgroundColor: token.surface,
  color: token.ink,
  '& form > :last-child': {
    position: 'sticky',
    bottom: 0,
    paddingBottom: `calc(${token.space1} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${token.ruleStrong}`,
    backgroundColor: token.surface,
    '& > button': { flex: 1 },
  },
});
export const head = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
  paddingBlock: token.space1,
  backgroundColor: token.surface,
});
export const title = css({ margin: 0, fontFamily: token.fontDisplay, fontSize: token.textLead });
