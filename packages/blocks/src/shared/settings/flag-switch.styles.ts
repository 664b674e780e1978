import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const flag = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space2,
  maxWidth: '40rem',
  minHeight: '3.5rem',
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
});
export const label = css({ fontWeight: 600 });

/** The track and knob of a switch. Position and colour show the state; screen readers get `aria-checked`. */
export const knob = css({
  position: 'relative',
  width: '3.5rem',
  minHeight: '2.75rem',
  border: 0,
  background: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.625rem 0.25rem',
    border: `1px solid ${token.ruleStrong}`,
    borderRadius: '1rem',
    backgroundColor: token.surfaceSunk,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '0.875rem',
    left: '0.5rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    backgroundColor: token.ruleStrong,
    transition: `translate ${token.motion}`,
  },
  '&[aria-checked="true"]::before': {
    borderColor: token.accentText,
    backgroundColor: token.accentText,
  },
  '&[aria-checked="true"]::after': { translate: '1.5rem', backgroundColor: token.surfaceRaised },
});
