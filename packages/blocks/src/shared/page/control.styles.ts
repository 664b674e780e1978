import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export {
  button as primary,
  buttonQuiet as quiet,
  visuallyHidden as hidden,
} from '@broadsheet/theme/base.styles';

export const field = css({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  backgroundColor: token.surfaceRaised,
  color: token.ink,
  font: 'inherit',
  fontSize: '1rem',
});

export const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.accentText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '2px' },
});

/** A link in a list of links; underlined only on hover. */
export const listLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
/** A checkbox or radio button. */
export const tick = css({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: token.accentText,
});
