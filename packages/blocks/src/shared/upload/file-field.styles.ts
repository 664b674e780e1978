import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** A file field, whose button looks like the other buttons. */
export const field = css({
  maxWidth: '100%',
  minHeight: '2.75rem',
  color: token.inkSoft,
  font: 'inherit',
  fontSize: token.textSmall,
  '&::file-selector-button': {
    minHeight: '2.75rem',
    marginInlineEnd: token.space2,
    padding: `0 ${token.space2}`,
    border: `1px solid ${token.ruleStrong}`,
    borderRadius: token.radius,
    backgroundColor: token.surfaceRaised,
    color: token.ink,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '&:disabled': { opacity: 0.6 },
});
