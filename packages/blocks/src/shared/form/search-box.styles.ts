import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const box = css({ position: 'relative', flex: '1 1 auto', minWidth: 0 });

export const options = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: 30,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '22rem',
  overflowY: 'auto',
  border: `1px solid ${token.ruleStrong}`,
  borderTop: 0,
  backgroundColor: token.surfaceRaised,
  color: token.ink,
  textAlign: 'start',
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space2,
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  borderTop: `1px solid ${token.rule}`,
  fontSize: token.textSmall,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { backgroundColor: token.accentSoft },
});

export const kind = css({ color: token.inkSoft });
